import { memo, useEffect, useRef } from 'react';
import { sharedPath } from '#app/islands/share/share.client.ts';
import { SelectionMark } from '#app/ui/caption.tsx';
import { Words } from '#app/ui/i18n/word.tsx';
import type { IslandLabels } from '#app/ui/island.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import { showSelection } from '#app/ui/selection.ts';
import { availabilityText, dotOf } from '#catalogue/schema/availability.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import styles from './lightbox.module.css';
import type { LightboxItem } from './lightbox-item.ts';
import { canStep, type Event } from './lightbox-model.ts';
import type { Scene } from './lightbox-state.ts';
import { Icon, Tool } from './wall-tools.tsx';

const ROOM = 'M6 6.5 10 3l4 3.5M4 6.5h12v7H4zM2 17.25h16';
const SCROLL = 'M3.5 2.5v15M16.5 2.5v15M3.5 5h13v10h-13';
const SHARE = 'M10 12.5V2.75M6.5 6 10 2.5 13.5 6M6 9H4v8.25h12V9h-2';

type Dispatch = (event: Event) => void;

interface ItemProps {
  readonly item: LightboxItem;
  readonly labels: IslandLabels;
}

interface PositionProps extends ItemProps {
  readonly index: number;
  readonly total: number;
}

export function Position({ item, index, total, labels }: PositionProps) {
  const numbers = { position: `${index + 1}`, total: `${total}` };
  return (
    <>
      <p aria-hidden="true">{`${numbers.position}/${numbers.total}`}</p>
      <span role="status" className={primitives.hidden}>
        <span key={index}>
          <Words of={item.title} />
        </span>
        <span>{`, ${fillLabel(labels.lightbox.position, numbers)}`}</span>
      </span>
    </>
  );
}

export function LightboxLinks({ item, labels }: ItemProps) {
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
      <Tool label={labels.share.open} icon={SHARE} {...sharedPath.props(item.page)} />
    </div>
  );
}

interface StepButtonProps extends ItemProps {
  readonly by: 1 | -1;
  readonly scene: Scene;
  readonly dispatch: Dispatch;
}

export function StepButton({ by, scene, dispatch, item, labels }: StepButtonProps) {
  const isNext = by === 1;
  return (
    <Tool
      label={labels[item.page ? 'lightbox' : 'pages'][isNext ? 'next' : 'previous']}
      className={isNext ? styles.next : styles.previous}
      aria-disabled={!canStep(scene, by)}
      onClick={() => dispatch({ type: 'step', by })}
    >
      {isNext ? '>' : '<'}
    </Tool>
  );
}

export function LightboxCaption({ item, labels }: ItemProps) {
  const { facts, availability, work, page, title } = item;
  const state = availability && availabilityText(availability, labels.availability);
  // The page's own script handles the press. Synchronizes with the marks of the page.
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
      {/* In the same tab: Back leads to the page with this image on screen. */}
      {page && <a href={page}>{labels.more}</a>}
      {work !== undefined && <SelectionMark work={{ id: work, title }} labels={labels} />}
    </footer>
  );
}

interface LightboxStripProps {
  readonly isShown: boolean;
  readonly items: readonly LightboxItem[];
  readonly index: number;
  readonly dispatch: Dispatch;
  readonly label: string;
}

/** Tab reaches the current image only; the arrow keys lead on. Memoised: there can be hundreds of images. */
export const LightboxStrip = memo(function LightboxStrip(props: LightboxStripProps) {
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

interface HelpProps {
  readonly isSeries: boolean;
  readonly labels: IslandLabels;
}

export function LightboxHelp({ isSeries, labels: { lightbox: labels } }: HelpProps) {
  const { helpSteps, helpEnds, helpZoom, helpPan, helpClose } = labels;
  return (
    <section className={styles.help} role="status" aria-label={labels.help}>
      {[...(isSeries ? [helpSteps, helpEnds] : []), helpZoom, helpPan, helpClose].map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
