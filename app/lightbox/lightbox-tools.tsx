import { type CSSProperties, memo, useEffect, useRef } from 'react';
import { Picture } from '#app/pictures/picture.tsx';
import { FULL_SCREEN, Icon, WallIcon } from '#app/ui/icon.tsx';
import { useFullScreen } from '#app/ui/use-full-screen.ts';
import { ZOOM_STEP } from './constants.ts';
import type { LightboxItem, LightboxLabels } from './lightbox-item.ts';
import type { Event } from './lightbox-model.ts';
import styles from './tools.module.css';

interface LightboxToolsProps {
  readonly isZoomed: boolean;
  readonly isLargest: boolean;
  readonly dispatch: (event: Event) => void;
  readonly wall: Wall;
  readonly onWall: () => void;
  /** Missing for a single picture. */
  readonly strip: Strip | undefined;
  readonly onStrip: () => void;
  readonly isHelpShown: boolean;
  readonly onHelp: () => void;
  readonly labels: LightboxLabels;
}

/** What keys and fingers do, as buttons that a single tap presses. */
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
  readonly labels: LightboxLabels;
}

/** Where the picture can go from here: to somebody else, and onto a wall. */
export function LightboxWays({ item, labels }: LightboxWaysProps) {
  const links = [
    [item.wall, labels.onWall, ROOM],
    [item.unrolled, labels.unroll, SCROLL],
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
        aria-label={labels.share}
        // The script of the page hears of its press: shell/start-share.ts.
        data-share={item.page ?? ''}
      >
        <Icon path={SHARE} />
      </button>
    </div>
  );
}

/** A picture, and three small ones below it. */
const STRIP = 'M3 3h14v8.5H3zM3 14.5h3.5V17H3zM8.25 14.5h3.5V17h-3.5zM13.5 14.5H17V17h-3.5z';

/** A picture on its nail, and the floor. */
const ROOM = 'M6 6.5 10 3l4 3.5M4 6.5h12v7H4zM2 17.25h16';

/** A sheet between its rollers. */
const SCROLL = 'M3.5 2.5v15M16.5 2.5v15M3.5 5h13v10h-13';

/** Something that leaves its tray. */
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

/** Spec §2: '<' or '>', which does nothing at the end. It stays a button there, so that it keeps the focus. */
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
  /** Before, it only keeps its place: nobody has asked for its pictures. */
  readonly isShown: boolean;
  readonly items: readonly LightboxItem[];
  readonly index: number;
  readonly dispatch: (event: Event) => void;
  readonly label: string;
}

/**
 * All pictures of the series, small and whole, with the one on screen in the middle. Tab finds that one alone; the
 * arrow keys lead from it to the others as they do everywhere.
 *
 * Not rendered again while fingers move the picture: there can be hundreds of them.
 */
export const LightboxStrip = memo(function LightboxStrip(props: LightboxStripProps) {
  const { isShown, items, index, dispatch, label } = props;
  const list = useRef<HTMLUListElement>(null);
  const isPlaced = useRef(false);
  // Once the dialog around it is open: before, it has no place to scroll in.
  useEffect(() => {
    const current = list.current?.children[index] as HTMLElement | undefined;
    if (!isShown || !list.current || !current) return;
    list.current.scrollTo({
      left: current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2,
      // The dialog becomes modal meanwhile, which would end a longer way to the first place.
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
            style={{ '--ground': photo.colour } as CSSProperties}
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
