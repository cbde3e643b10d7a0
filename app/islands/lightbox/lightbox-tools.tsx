import { memo, useEffect, useRef } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { Labels } from '#catalogue/texts/labels.ts';
import { ZOOM_STEP } from './constants.ts';
import type { LightboxItem } from './lightbox-item.ts';
import type { Event } from './lightbox-model.ts';
import { FullScreenTool, Tool, type WALLS, WallTool } from './tool.tsx';
import styles from './tools.module.css';

const STRIP = 'M3 3h14v8.5H3zM3 14.5h3.5V17H3zM8.25 14.5h3.5V17h-3.5zM13.5 14.5H17V17h-3.5z';
const ROOM = 'M6 6.5 10 3l4 3.5M4 6.5h12v7H4zM2 17.25h16';
const SCROLL = 'M3.5 2.5v15M16.5 2.5v15M3.5 5h13v10h-13';
const SHARE = 'M10 12.5V2.75M6.5 6 10 2.5 13.5 6M6 9H4v8.25h12V9h-2';

export const STRIPS = ['hidden', 'shown'] as const;

interface LightboxToolsProps {
  readonly isZoomed: boolean;
  readonly isLargest: boolean;
  readonly dispatch: (event: Event) => void;
  readonly wall: (typeof WALLS)[number];
  readonly onWall: () => void;
  readonly strip: (typeof STRIPS)[number] | undefined;
  readonly onStrip: () => void;
  readonly isHelpShown: boolean;
  readonly onHelp: () => void;
  readonly labels: Labels['lightbox'];
}

/** Every key and gesture also has a button that needs a single tap. */
export function LightboxTools(props: LightboxToolsProps) {
  const { isZoomed, isLargest, dispatch, strip, labels } = props;
  const zoom = (by: number) => dispatch({ type: 'zoom', by });
  return (
    <div className={styles.tools}>
      <Tool label={labels.zoomOut} aria-disabled={!isZoomed} onClick={() => zoom(-ZOOM_STEP)}>
        −
      </Tool>
      <Tool label={labels.zoomIn} aria-disabled={isLargest} onClick={() => zoom(ZOOM_STEP)}>
        +
      </Tool>
      <WallTool label={labels.whiteWall} wall={props.wall} onClick={props.onWall} />
      {strip && (
        <Tool
          label={labels.strip}
          className={styles.stripTool}
          aria-pressed={strip === 'shown'}
          onClick={props.onStrip}
        >
          <Icon path={STRIP} />
        </Tool>
      )}
      <FullScreenTool label={labels.fullScreen} />
      <Tool label={labels.help} aria-expanded={props.isHelpShown} onClick={props.onHelp}>
        ?
      </Tool>
    </div>
  );
}

interface LightboxLinksProps {
  readonly item: LightboxItem;
  readonly labels: IslandLabels;
}

export function LightboxLinks({ item, labels }: LightboxLinksProps) {
  return (
    <div className={styles.links}>
      {item.wall && (
        <a href={item.wall} aria-label={labels.wall.work}>
          <Icon path={ROOM} />
        </a>
      )}
      {item.unrolled && (
        <a href={item.unrolled} aria-label={labels.wall.unroll}>
          <Icon path={SCROLL} />
        </a>
      )}
      {/* shell/start-share.ts handles its press. */}
      <Tool label={labels.share.open} data-share={item.page ?? ''}>
        <Icon path={SHARE} />
      </Tool>
    </div>
  );
}

interface StepButtonProps {
  readonly by: 1 | -1;
  readonly label: string;
  readonly isEnd: boolean;
  readonly dispatch: (event: Event) => void;
}

/** Spec §2: does nothing at the end, but stays a button there, to keep the focus. */
export function StepButton({ by, label, isEnd, dispatch }: StepButtonProps) {
  return (
    <Tool
      label={label}
      className={by === 1 ? styles.next : styles.previous}
      aria-disabled={isEnd}
      onClick={() => dispatch({ type: 'step', by })}
    >
      {by === 1 ? '>' : '<'}
    </Tool>
  );
}

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
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and may repeat a photo.
        <li key={each}>
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
