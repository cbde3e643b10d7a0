import { type RefObject, useId, useLayoutEffect, useReducer, useRef } from 'react';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { usePreference } from '#app/ui/use-preference.ts';
import styles from './frame.module.css';
import { useLightboxKeys } from './keys.ts';
import type { LightboxItem } from './lightbox-item.ts';
import { canStep, wallFade } from './lightbox-model.ts';
import { LightboxStage } from './lightbox-stage.tsx';
import type { LightboxStore, Scene } from './lightbox-state.ts';
import { LightboxCaption, LightboxHeading, LightboxHelp } from './lightbox-texts.tsx';
import {
  LightboxLinks,
  LightboxStrip,
  LightboxTools,
  STRIPS,
  StepButton,
} from './lightbox-tools.tsx';
import {
  afterPaint,
  type Entrance,
  useGlide,
  useMotion,
  useStageSize,
  writeNumber,
} from './motion.ts';
import { Tool, WALLS } from './tool.tsx';
import tools from './tools.module.css';
import { useLightboxInput } from './use-lightbox-input.ts';

export interface LightboxProps {
  readonly store: LightboxStore;
  readonly scene: Scene;
  readonly items: readonly LightboxItem[];
  /** Missing while it is only laid out and hidden. */
  readonly entrance: Entrance | undefined;
  readonly labels: IslandLabels;
  /** URL of the image that the page already shows, until the large one has loaded. */
  readonly previewOf: (index: number) => string | undefined;
}

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
  useStageSize(stage, isShown, (measured) => dispatch({ type: 'resize', stage: measured }));
  useGlide(store);
  useMotion(dialog, store, (element, state) => {
    const fade = wallFade(state);
    writeNumber(element, '--wall-fade', fade);
    element.toggleAttribute('data-pulled', fade > 0);
  });
  useLightboxInput(stage, store);
  useLightboxKeys({
    isShown,
    isZoomed: scene.isZoomed,
    dispatch,
    onHelp: toggleHelp,
    onEscape: () => (isHelpShown ? toggleHelp() : close()),
  });

  const item = items[scene.index];
  if (!item) return null;
  const steps = labels[item.page ? 'lightbox' : 'pages'];
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
      // Close requests without a key, such as a phone's Back gesture.
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      // The browser may close a dialog without asking.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) close();
      }}
    >
      <LightboxHeading
        titleId={titleId}
        title={item.title}
        number={scene.index + 1}
        total={total}
        labels={labels.lightbox}
      />
      <Tool label={labels.close} className={tools.close} onClick={close}>
        ×
      </Tool>
      {isSeries && (
        <StepButton
          by={-1}
          label={steps.previous}
          isEnd={!canStep(scene, -1)}
          dispatch={dispatch}
        />
      )}
      <LightboxStage {...props} stage={stage} />
      {isSeries && (
        <StepButton by={1} label={steps.next} isEnd={!canStep(scene, 1)} dispatch={dispatch} />
      )}
      <LightboxLinks item={item} labels={labels} />
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
        labels={labels.lightbox}
      />
      <LightboxCaption item={item} labels={labels} />
      {isSeries && strip === 'shown' && (
        <LightboxStrip
          isShown={isShown}
          items={items}
          index={scene.index}
          dispatch={dispatch}
          label={labels.lightbox.strip}
        />
      )}
      {isHelpShown && <LightboxHelp labels={labels.lightbox} isSeries={isSeries} />}
    </dialog>
  );
}

/**
 * Modal from the third frame: making a long page inert takes a slow phone as long as the rest of the opening.
 * Synchronizes with the open dialogs. `close` fires late, so the dialog may be open again by then.
 */
function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isShown) return;
    element.open = true;
    let isGone = false;
    const giveUp = afterPaint(async () => {
      // In the top layer, a pending animation starts again: a growing image would jump back.
      await Promise.allSettled(element.getAnimations({ subtree: true }).map(({ ready }) => ready));
      if (isGone) return;
      // An open dialog cannot become modal, and `close()` would fire an event.
      element.open = false;
      element.showModal();
      // Focus on the dialog reads its name first, and highlights no button.
      element.focus();
    });
    return () => {
      isGone = true;
      giveUp();
      element.close();
    };
  }, [dialog, isShown]);
}
