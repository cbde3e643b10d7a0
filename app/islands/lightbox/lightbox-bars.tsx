import { memo, useEffect, useRef } from 'react';
import { sharedPath } from '#app/islands/share/share.client.ts';
import { SelectionMark } from '#app/ui/caption.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { IslandLabels } from '#app/ui/island.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { showSelection } from '#app/ui/selection.ts';
import { availabilityText, dotOf } from '#catalogue/schema/availability.ts';
import styles from './lightbox.module.css';
import type { LightboxItem } from './lightbox-item.ts';
import type { LightboxEvent } from './lightbox-model.ts';
import { TOOL_ICON, Tool } from './wall-tools.tsx';

const ROOM = 'M6 6.5 10 3l4 3.5M4 6.5h12v7H4zM2 17.25h16';
const SCROLL = 'M3.5 2.5v15M16.5 2.5v15M3.5 5h13v10h-13';
const SHARE = 'M10 12.5V2.75M6.5 6 10 2.5 13.5 6M6 9H4v8.25h12V9h-2';

interface ItemProps {
  readonly item: LightboxItem;
  readonly labels: IslandLabels;
}

export function LightboxLinks({ item, labels }: ItemProps) {
  return (
    <div className={styles.links}>
      {item.wall && (
        <a href={item.wall} aria-label={labels.wall.work}>
          <Icon path={ROOM} {...TOOL_ICON} />
        </a>
      )}
      {item.unrolled && (
        <a href={item.unrolled} aria-label={labels.wall.unroll}>
          <Icon path={SCROLL} {...TOOL_ICON} />
        </a>
      )}
      <Tool label={labels.share.open} icon={SHARE} {...sharedPath.props(item.page)} />
    </div>
  );
}

export function LightboxCaption({ item, labels }: ItemProps) {
  const { facts, availability, work, page, title } = item;
  const state = availability && availabilityText(availability, labels.availability);
  // Shows if the work is selected. The page's own script handles presses of the mark.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the work is what the mark is of.
  useEffect(showSelection, [work]);
  return (
    <footer className={styles.caption}>
      {(state || facts.length > 0) && (
        <p className={styles.facts}>
          <span>{(state ? [...facts, ''] : facts).join(' · ')}</span>
          {state && <span data-dot={dotOf(availability)}>{state}</span>}
        </p>
      )}
      {page && <a href={page}>{labels.more}</a>}
      {work !== undefined && <SelectionMark work={{ id: work, title }} labels={labels} />}
    </footer>
  );
}

/** Tab reaches the current image only; the arrow keys lead on. Memoised: there can be hundreds of images. */
export const LightboxStrip = memo(function LightboxStrip(props: {
  readonly isShown: boolean;
  readonly items: readonly LightboxItem[];
  readonly index: number;
  readonly dispatch: (event: LightboxEvent) => void;
  readonly label: string;
}) {
  const { isShown, items, index, dispatch, label } = props;
  const list = useRef<HTMLUListElement>(null);
  const isPlaced = useRef(false);
  useEffect(() => {
    if (!isShown) return;
    list.current?.children[index]?.scrollIntoView({
      inline: 'center',
      block: 'nearest',
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
