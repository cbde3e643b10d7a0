import { memo, type RefObject, useId, useLayoutEffect, useReducer, useRef } from 'react';
import { usePreference } from '#app/ui/use-preference.ts';
import styles from './frame.module.css';
import { useLightboxKeys } from './keys.ts';
import type { LightboxItem, LightboxLabels } from './lightbox-item.ts';
import { canStep, wallFade } from './lightbox-model.ts';
import { LightboxStage } from './lightbox-stage.tsx';
import type { LightboxStore, Scene } from './lightbox-state.ts';
import { LightboxCaption, LightboxHeading, LightboxHelp } from './lightbox-texts.tsx';
import {
  CloseButton,
  LightboxStrip,
  LightboxTools,
  LightboxWays,
  STRIPS,
  StepButton,
  WALLS,
} from './lightbox-tools.tsx';
import { type Entrance, useGlide, useMotion, useStageSize, writeNumber } from './motion.ts';
import { useLightboxInput } from './use-lightbox-input.ts';

interface LightboxProps {
  readonly store: LightboxStore;
  readonly scene: Scene;
  readonly items: readonly LightboxItem[];
  /** Missing while it only stands ready: laid out, and seen and reached by nobody. */
  readonly entrance: Entrance | undefined;
  readonly labels: LightboxLabels;
  /** The address of what the page already shows of a picture: it stands in until the large one is there. */
  readonly previewOf: (index: number) => string | undefined;
}

/** Spec §2, lightbox: a modal dialog that shows a picture as large as the window. */
export function Lightbox(props: LightboxProps) {
  const { store, scene, items, labels, entrance } = props;
  const { dispatch } = store;
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [wall, toggleWall] = usePreference('lightboxWall', WALLS);
  const [strip, toggleStrip] = usePreference('lightboxStrip', STRIPS);
  const [isHelpShown, toggleHelp] = useReducer((isShown: boolean) => !isShown, false);
  const total = scene.isSingle ? 1 : items.length;
  const isSeries = total > 1;
  const isShown = entrance !== undefined;

  const close = () => dispatch({ type: 'close' });
  useModalDialog(dialog, isShown);
  useStageSize(stage, (measured) => dispatch({ type: 'resize', stage: measured }));
  useGlide(store);
  useMotion(dialog, store, (element, state) => {
    const fade = wallFade(state);
    writeNumber(element, '--wall-fade', fade);
    element.toggleAttribute('data-pulled', fade > 0);
  });
  useLightboxKeys({
    isShown,
    isZoomed: scene.isZoomed,
    dispatch,
    onHelp: toggleHelp,
    onEscape: () => (isHelpShown ? toggleHelp() : close()),
  });

  const item = items[scene.index];
  if (!item) return null;
  const steps = labels.steps[item.page ? 'works' : 'photos'];
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      data-wall={wall}
      data-closed={scene.status === 'closed' || undefined}
      data-zoomed={scene.isZoomed || undefined}
      data-entrance={typeof entrance === 'object' ? 'growth' : entrance}
      aria-labelledby={titleId}
      tabIndex={-1}
      // The window's close request that is no key: a phone's Back gesture.
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // The browser's own way to close it, if it has taken one.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) close();
      }}
    >
      <LightboxHeading
        titleId={titleId}
        title={item.title}
        number={scene.index + 1}
        total={total}
        labels={labels}
      />
      <CloseButton label={labels.close} onClick={close} />
      {isSeries && (
        <StepButton
          direction="previous"
          label={steps.previous}
          isEnd={!canStep(scene, -1)}
          onClick={() => dispatch({ type: 'step', by: -1 })}
        />
      )}
      <LightboxStage
        stage={stage}
        store={store}
        scene={scene}
        items={items}
        labels={labels}
        entrance={entrance}
        previewOf={props.previewOf}
      />
      <LightboxInput stage={stage} store={store} />
      {isSeries && (
        <StepButton
          direction="next"
          label={steps.next}
          isEnd={!canStep(scene, 1)}
          onClick={() => dispatch({ type: 'step', by: 1 })}
        />
      )}
      <LightboxWays item={item} labels={labels} />
      <LightboxTools
        isZoomed={scene.isZoomed}
        isLargest={scene.isLargest}
        dispatch={dispatch}
        wall={wall}
        onWall={toggleWall}
        strip={isSeries ? strip : undefined}
        onStrip={toggleStrip}
        isHelpShown={isHelpShown}
        onHelp={toggleHelp}
        labels={labels}
      />
      <LightboxCaption item={item} labels={labels} />
      {isSeries && strip === 'shown' && (
        <LightboxStrip
          isShown={isShown}
          items={items}
          index={scene.index}
          dispatch={dispatch}
          label={labels.strip}
        />
      )}
      {isHelpShown && (
        <LightboxHelp
          label={labels.help}
          lines={isSeries ? [...labels.seriesHelpLines, ...labels.helpLines] : labels.helpLines}
        />
      )}
    </dialog>
  );
}

interface LightboxInputProps extends Pick<LightboxProps, 'store'> {
  readonly stage: RefObject<HTMLElement | null>;
}

/** Not rendered again: with every rendering, the gesture library lets go of its listeners and adds them anew. */
const LightboxInput = memo(function LightboxInput({ stage, store }: LightboxInputProps) {
  useLightboxInput(stage, store);
  return null;
});

/**
 * Shows a dialog for as long as it is to be seen, as a modal one from its third frame on: the page behind is inert, and focus
 * stays inside. To make a long page inert takes a slow phone as long as all the rest, and nobody sees it.
 *
 * Synchronizes with the browser's list of open dialogs. Its event `close` comes later than what it tells of: a
 * dialog that is open again by then has not been closed.
 */
function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isShown) return;
    element.open = true;
    let isGone = false;
    const giveUp = afterPaint(async () => {
      // What has not been told yet that it moves begins anew in the top layer: a growing picture would fall back.
      await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ ready }) => ready));
      if (isGone) return;
      // An open dialog does not become modal, and one that is closed properly says so.
      element.open = false;
      element.showModal();
      // The dialog itself, so that its name is read first and no button looks chosen.
      element.focus();
    });
    return () => {
      isGone = true;
      giveUp();
      element.close();
    };
  }, [dialog, isShown]);
}

/**
 * Does something as soon as the browser has painted what has changed: work that nobody waits for must not delay what
 * is waited for.
 *
 * Synchronizes with the browser's next frame.
 *
 * @returns gives it up
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
