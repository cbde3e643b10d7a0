import { useLayoutEffect, useReducer, useRef } from 'react';
// Types alone: a part that the lightbox and this file had in common would be one more request of both.
import styles from './lightbox-details.module.css';
import type { LightboxItem } from './lightbox-item.ts';
import type { fittedSize, viewOnScreen } from './lightbox-model.ts';
import type { LightboxStore } from './lightbox-state.ts';

interface LightboxDetailsProps {
  readonly store: LightboxStore;
  readonly items: readonly LightboxItem[];
  /** Of the picture on screen. */
  readonly index: number;
  readonly viewOnScreen: typeof viewOnScreen;
  readonly fittedSize: typeof fittedSize;
}

/**
 * Lets numbers appear where on the painting its details are; each leads to the photo of one. Nobody finds a painting
 * covered who has not asked for it: whoever has finds the numbers again on the way back from a detail.
 */
export default function LightboxDetails(props: LightboxDetailsProps) {
  const [isShown, toggle] = useReducer((before: boolean) => !before, false);
  const { details } = props.items[props.index] ?? {};
  if (!details) return null;
  return (
    <>
      <button type="button" className={styles.toggle} aria-pressed={isShown} onClick={toggle}>
        {details.label}
      </button>
      {isShown && <Pins {...props} details={details} />}
    </>
  );
}

interface PinsProps extends LightboxDetailsProps {
  readonly details: NonNullable<LightboxItem['details']>;
}

/**
 * The numbers, which follow the painting past React, as it is itself moved.
 *
 * Synchronizes with the state of the lightbox.
 */
function Pins({ store, items, index, details: { label, places }, ...moves }: PinsProps) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const follow = () => {
      const state = store.state();
      if (state.status === 'closed') return;
      const { stage } = state;
      const view = moves.viewOnScreen(state);
      const { width, height } = moves.fittedSize(state, index);
      for (const [number, { at }] of places.entries()) {
        const pin = list.current?.children[number] as HTMLElement;
        const x = view.x + (at[0] / 100 - 0.5) * width * view.scale;
        const y = view.y + (at[1] / 100 - 0.5) * height * view.scale;
        pin.style.setProperty('--x', `${x - stage.window.x}`);
        pin.style.setProperty('--y', `${y - stage.window.y}`);
        // A zoomed painting runs under the bars: a number there would lie on their buttons.
        const isOutside = 2 * Math.abs(x) > stage.width || 2 * Math.abs(y) > stage.height;
        pin.toggleAttribute('data-outside', isOutside);
      }
    };
    follow();
    return store.subscribe(follow);
  });
  // A focus whose element goes falls to the page, where Tab begins anew and a screen reader falls silent.
  useLayoutEffect(() => {
    const element = list.current;
    return () => {
      if (element?.contains(document.activeElement)) element.closest('dialog')?.focus();
    };
  }, []);
  return (
    <ol ref={list} className={styles.pins} aria-label={label}>
      {places.map(({ index: detail }) => (
        <li key={detail} className={styles.place}>
          <button
            type="button"
            className={styles.pin}
            lang={items[detail]?.title.language}
            aria-label={`${detail}. ${items[detail]?.title.text}`}
            onClick={() => store.dispatch({ type: 'go', index: detail })}
          >
            {detail}
          </button>
        </li>
      ))}
    </ol>
  );
}
