import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './order.module.css';
import { useDragOrder } from './use-drag-order.ts';

export interface OrderedItem {
  readonly id: number;
  readonly title: string;
  readonly tile: ReactNode;
}

interface OrderedListProps {
  readonly items: readonly OrderedItem[];
  /** `place` counts from 0. */
  readonly onMove: (id: number, place: number) => void;
}

export function OrderedList({ items, onMove }: OrderedListProps) {
  const list = useRef<HTMLOListElement>(null);
  const placeOf = (id: number) => items.findIndex((item) => item.id === id);
  const { bind, dragged, over } = useDragOrder(list, (id, onto) => onMove(id, placeOf(onto)));
  return (
    <ol ref={list} className={styles.tiles}>
      {items.map((item, place) => (
        <li
          key={item.id}
          className={styles.tile}
          data-item={item.id}
          data-dragged={dragged === item.id || undefined}
          data-over={
            (dragged !== undefined && dragged !== item.id && over === item.id) || undefined
          }
          // Otherwise the browser drags images out of the page, or opens their menu.
          onDragStart={(event) => event.preventDefault()}
          onContextMenu={(event) => dragged !== undefined && event.preventDefault()}
          {...bind(item.id)}
        >
          {item.tile}
          <Arrows
            title={item.title}
            place={place}
            count={items.length}
            onMove={(to) => onMove(item.id, to)}
          />
        </li>
      ))}
    </ol>
  );
}

interface ArrowsProps {
  readonly title: string;
  readonly place: number;
  readonly count: number;
  readonly onMove: (place: number) => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
};

function Arrows({ title, place, count, onMove }: ArrowsProps) {
  const { t } = useTranslation();
  const pressed = useRef<HTMLButtonElement>(undefined);
  const [isMoved, setMoved] = useState(false);
  // An element that moves in the DOM loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it has come to another place.
  useLayoutEffect(() => pressed.current?.focus(), [place]);
  const step = (by: number, button: HTMLButtonElement) => {
    pressed.current = button;
    setMoved(true);
    onMove(place + by);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by, event.currentTarget);
  };
  return (
    <>
      <span className={styles.arrows}>
        {(['earlier', 'later'] as const).map((way) => {
          const by = way === 'earlier' ? -1 : 1;
          return (
            <button
              key={way}
              type="button"
              className={styles.arrow}
              aria-label={t(`add.works.${way}`, { title })}
              aria-disabled={way === 'earlier' ? place === 0 : place === count - 1}
              onClick={(event) => step(by, event.currentTarget)}
              onBlur={() => {
                pressed.current = undefined;
                setMoved(false);
              }}
              onKeyDown={handleKeyDown}
            >
              <span aria-hidden="true">{way === 'earlier' ? '‹' : '›'}</span>
            </button>
          );
        })}
      </span>
      <span className={styles.said} role="status">
        {isMoved && t('add.works.moved', { title, place: place + 1, number: count })}
      </span>
    </>
  );
}
