import { memo, useEffect, useRef } from 'react';
import { FULL_SCREEN, Icon, WallIcon } from '#app/ui/icon.tsx';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { useFullScreen } from '#app/ui/use-full-screen.ts';
import type { Labels } from '#catalogue/texts/labels.ts';
import { ZOOM_STEP } from './constants.ts';
import type { LightboxItem } from './lightbox-item.ts';
import type { Event } from './lightbox-model.ts';
import styles from './tools.module.css';

interface LightboxToolsProps {
  readonly isZoomed: boolean;
  readonly isLargest: boolean;
  readonly dispatch: (event: Event) => void;
  readonly wall: Wall;
  readonly onWall: () => void;
  readonly strip: Strip | undefined;
  readonly onStrip: () => void;
  readonly isHelpShown: boolean;
  readonly onHelp: () => void;
  readonly labels: Labels['lightbox'];
}

/** Every key and gesture also has a button that needs a single tap. */
export function LightboxTools(props: LightboxToolsProps) {
  const {
    isZoomed,
    isLargest,
    dispatch,
    wall,
    onWall,
    strip,
    onStrip,
    isHelpShown,
    onHelp,
    labels,
  } = props;
  const fullScreen = useFullScreen();
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={styles.tool}
        aria-label={labels.zoomOut}
        aria-disabled={!isZoomed}
        onClick={() => dispatch({ type: 'zoom', by: -ZOOM_STEP })}
      >
        −
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={labels.zoomIn}
        aria-disabled={isLargest}
        onClick={() => dispatch({ type: 'zoom', by: ZOOM_STEP })}
      >
        +
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={labels.whiteWall}
        aria-pressed={wall === 'white'}
        onClick={onWall}
      >
        <WallIcon />
      </button>
      {strip && (
        <button
          type="button"
          className={styles.tool}
          data-tool="strip"
          aria-label={labels.strip}
          aria-pressed={strip === 'shown'}
          onClick={onStrip}
        >
          <Icon path={STRIP} />
        </button>
      )}
      {fullScreen.isPossible && (
        <button
          type="button"
          className={styles.tool}
          aria-label={labels.fullScreen}
          aria-pressed={fullScreen.isOn}
          onClick={fullScreen.toggle}
        >
          <Icon path={FULL_SCREEN} />
        </button>
      )}
      <button
        type="button"
        className={styles.tool}
        aria-label={labels.help}
        aria-expanded={isHelpShown}
        onClick={onHelp}
      >
        ?
      </button>
    </div>
  );
}

interface LightboxWaysProps {
  readonly item: LightboxItem;
  readonly labels: IslandLabels;
}

export function LightboxWays({ item, labels }: LightboxWaysProps) {
  const links = [
    [item.wall, labels.wall.work, ROOM],
    [item.unrolled, labels.wall.unroll, SCROLL],
  ] as const;
  return (
    <div className={styles.ways}>
      {links.map(
        ([href, label, icon]) =>
          href && (
            <a key={icon} className={styles.tool} href={href} aria-label={label}>
              <Icon path={icon} />
            </a>
          ),
      )}
      <button
        type="button"
        className={styles.tool}
        aria-label={labels.share.open}
        // shell/start-share.ts handles its press.
        data-share={item.page ?? ''}
      >
        <Icon path={SHARE} />
      </button>
    </div>
  );
}

const STRIP = 'M3 3h14v8.5H3zM3 14.5h3.5V17H3zM8.25 14.5h3.5V17h-3.5zM13.5 14.5H17V17h-3.5z';

const ROOM = 'M6 6.5 10 3l4 3.5M4 6.5h12v7H4zM2 17.25h16';

const SCROLL = 'M3.5 2.5v15M16.5 2.5v15M3.5 5h13v10h-13';

const SHARE = 'M10 12.5V2.75M6.5 6 10 2.5 13.5 6M6 9H4v8.25h12V9h-2';

interface CloseButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <button type="button" className={styles.close} aria-label={label} onClick={onClick}>
      ×
    </button>
  );
}

interface StepButtonProps {
  readonly direction: 'previous' | 'next';
  readonly label: string;
  readonly isEnd: boolean;
  readonly onClick: () => void;
}

/** Spec §2: does nothing at the end, but stays a button there, to keep the focus. */
export function StepButton({ direction, label, isEnd, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles.step}
      data-direction={direction}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={onClick}
    >
      {direction === 'next' ? '>' : '<'}
    </button>
  );
}

export const WALLS = ['dark', 'white'] as const;
type Wall = (typeof WALLS)[number];

export const STRIPS = ['hidden', 'shown'] as const;
type Strip = (typeof STRIPS)[number];

interface LightboxStripProps {
  /** Before, it reserves its space and loads no images. */
  readonly isShown: boolean;
  readonly items: readonly LightboxItem[];
  readonly index: number;
  readonly dispatch: (event: Event) => void;
  readonly label: string;
}

/** Tab reaches the current image only; the arrow keys lead on. Memoised: there can be hundreds of images. */
export const LightboxStrip = memo(function LightboxStrip(props: LightboxStripProps) {
  const { isShown, items, index, dispatch, label } = props;
  const list = useRef<HTMLUListElement>(null);
  const isPlaced = useRef(false);
  // Without an open dialog around it, it cannot scroll.
  useEffect(() => {
    const current = list.current?.children[index] as HTMLElement | undefined;
    if (!isShown || !list.current || !current) return;
    list.current.scrollTo({
      left: current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2,
      // The dialog becomes modal meanwhile, which would interrupt a smooth first scroll.
      behavior: isPlaced.current ? 'auto' : 'instant',
    });
    isPlaced.current = true;
  }, [index, isShown]);
  return (
    <ul ref={list} className={styles.strip} aria-label={label}>
      {items.map(({ title, photo }, each) => (
        <li key={photo.name}>
          <button
            type="button"
            className={styles.thumbnail}
            style={{ '--ground': photo.colour }}
            aria-label={title.text}
            lang={title.language}
            aria-current={each === index}
            tabIndex={each === index ? 0 : -1}
            onClick={() => dispatch({ type: 'go', index: each })}
          >
            {isShown && (
              <Picture photo={photo} alt="" sizes={`${(3 * photo.width) / photo.height}rem`} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
});
