import { type RefObject, useLayoutEffect, useReducer, useRef, useSyncExternalStore } from 'react';
import { Words } from '#app/ui/i18n/word.tsx';
import type { IslandLabels } from '#app/ui/island.ts';
import primitives from '#app/ui/primitives.module.css';
import { usePreference } from '#app/ui/use-preference.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import styles from './lightbox.module.css';
import { LightboxCaption, LightboxLinks, LightboxStrip } from './lightbox-bars.tsx';
import type { LightboxItem } from './lightbox-item.ts';
import { canStep, wallFade } from './lightbox-model.ts';
import { LightboxStage } from './lightbox-stage.tsx';
import type { LightboxStore } from './lightbox-state.ts';
import {
  afterPaint,
  type Entrance,
  useGlide,
  useMotion,
  useStageSize,
  writeNumbers,
} from './motion.ts';
import { useLightboxInput, useLightboxKeys, ZOOM_IN, ZOOM_OUT } from './use-lightbox-input.ts';
import { CLOSE_ICON, FullScreenTool, Tool, WALLS, WallTool } from './wall-tools.tsx';

const PLUS = 'M10 4v12M4 10h12';
const MINUS = 'M4 10h12';
const STRIP = 'M3 3h14v8.5H3zM3 14.5h3.5V17H3zM8.25 14.5h3.5V17h-3.5zM13.5 14.5H17V17h-3.5z';
const HELP = 'M7 7a3 3 0 1 1 4.9 2.3C10.8 10.2 10 10.8 10 12.5M10 14.75v1.75';

export interface LightboxProps {
  readonly store: LightboxStore;
  readonly items: readonly LightboxItem[];
  readonly entrance: Entrance | undefined;
  readonly labels: IslandLabels;
}

export function Lightbox(props: LightboxProps) {
  const { store, items, labels, entrance } = props;
  const { dispatch } = store;
  const scene = useSyncExternalStore(store.subscribe, store.scene);
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [wall, toggleWall] = usePreference('lightboxWall', WALLS);
  const [strip, toggleStrip] = usePreference('lightboxStrip', ['hidden', 'shown']);
  const [isHelpShown, toggleHelp] = useReducer((isShown: boolean) => !isShown, false);
  const isSeries = !scene.isSingle && items.length > 1;
  const isShown = entrance !== undefined;

  const close = () => dispatch({ type: 'close' });
  useModalDialog(dialog, isShown);
  useStageSize(stage, store);
  useGlide(store);
  useMotion(dialog, store, (element, state) => {
    const fade = wallFade(state);
    writeNumbers(element, { 'wall-fade': fade });
    element.toggleAttribute('data-pulled', fade > 0);
  });
  useLightboxInput(stage, store);
  useLightboxKeys(store, isShown, {
    onHelp: toggleHelp,
    onEscape: () => (isHelpShown ? toggleHelp() : close()),
  });

  const { index } = scene;
  const item = items[index];
  if (!item) return null;
  const { lightbox: words } = labels;
  const { previous, next } = item.page ? words : labels.pages;
  const numbers = { position: `${index + 1}`, total: `${items.length}` };
  const help = [words.helpZoom, words.helpPan, words.helpClose];
  if (isSeries) help.unshift(words.helpSteps, words.helpEnds);
  const stepButton = (by: 1 | -1, sign: string, label: string, className = '') =>
    isSeries && (
      <Tool
        {...{ label, className }}
        aria-disabled={!canStep(scene, by)}
        onClick={() => dispatch({ type: 'step', by })}
      >
        {sign}
      </Tool>
    );
  return (
    <dialog
      ref={dialog}
      className={styles.root}
      data-wall={wall}
      data-closed={scene.status === 'closed' || undefined}
      data-zoomed={scene.isZoomed || undefined}
      data-entrance={typeof entrance === 'object' ? 'growth' : entrance}
      aria-labelledby="lightbox-title"
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={({ currentTarget }) => {
        // It fires late, so the dialog may be open again.
        if (!currentTarget.open) close();
      }}
    >
      <header className={styles.heading}>
        {/* A new element, because a page translator replaces the text that React would change. */}
        <h2 key={index} id="lightbox-title" className={styles.title}>
          <Words of={item.title} />
        </h2>
        {isSeries && (
          <>
            <p aria-hidden="true">{`${numbers.position}/${numbers.total}`}</p>
            <span role="status" className={primitives.hidden}>
              <span key={index}>
                <Words of={item.title} />
              </span>
              <span>{`, ${fillLabel(words.position, numbers)}`}</span>
            </span>
          </>
        )}
      </header>
      <Tool label={labels.close} icon={CLOSE_ICON} className={styles.close} onClick={close} />
      {stepButton(-1, '<', previous, styles.previous)}
      <LightboxStage {...props} {...{ scene, stage }} />
      {stepButton(1, '>', next, styles.next)}
      <LightboxLinks item={item} labels={labels} />
      <div className={styles.tools}>
        <Tool
          label={words.zoomOut}
          icon={MINUS}
          aria-disabled={!scene.isZoomed}
          onClick={() => dispatch(ZOOM_OUT)}
        />
        <Tool
          label={words.zoomIn}
          icon={PLUS}
          aria-disabled={scene.isLargest}
          onClick={() => dispatch(ZOOM_IN)}
        />
        <WallTool label={words.whiteWall} wall={wall} onClick={toggleWall} />
        {isSeries && (
          <Tool
            label={words.strip}
            icon={STRIP}
            className={styles.stripTool}
            aria-pressed={strip === 'shown'}
            onClick={toggleStrip}
          />
        )}
        <FullScreenTool label={words.fullScreen} />
        <Tool label={words.help} icon={HELP} aria-expanded={isHelpShown} onClick={toggleHelp} />
      </div>
      <LightboxCaption item={item} labels={labels} />
      {isSeries && strip === 'shown' && (
        <LightboxStrip {...{ isShown, items, index, dispatch }} label={words.strip} />
      )}
      {isHelpShown && (
        <section className={styles.help} role="status" aria-label={words.help}>
          {help.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
    </dialog>
  );
}

/** Modal from the third frame: making a long page inert takes a slow phone as long as the opening. */
function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !isShown) return;
    element.open = true;
    let isGone = false;
    const cancel = afterPaint(async () => {
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
      cancel();
      element.close();
    };
  }, [dialog, isShown]);
}
