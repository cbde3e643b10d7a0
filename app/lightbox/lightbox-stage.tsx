import { type RefObject, useLayoutEffect, useState } from 'react';
import { savesData } from '#app/pictures/saves-data.ts';
import type { Entrance } from './entrance.ts';
import { isZoomed, type Stage, type View, WHOLE } from './geometry.ts';
import type { LightboxItem, LightboxLabels } from './lightbox-item.ts';
import type { Open } from './lightbox-model.ts';
import { LightboxSlide, type SlidePlace } from './lightbox-slide.tsx';
import {
  comingIndexes,
  fittedSize,
  neighboursOf,
  rowOffset,
  viewInRow,
  viewOnScreen,
} from './moves.ts';
import { isFastNetwork } from './prepare-picture.ts';
import styles from './stage.module.css';

interface LightboxStageProps {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly state: Open;
  readonly items: readonly LightboxItem[];
  readonly labels: LightboxLabels;
  readonly entrance: Entrance;
  readonly previewOf: (index: number) => string | undefined;
}

/**
 * The picture on screen, the one that was left, which fades, and, once the first is there, those that may come: unseen
 * until a finger pulls them in.
 */
export function LightboxStage(props: LightboxStageProps) {
  const { stage, state, items, labels, entrance, previewOf } = props;
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set());
  const { index, left, gesture } = state;
  const isRow = rowOffset(state) !== undefined;
  const ahead = savesData() ? 1 : isFastNetwork() ? 3 : 2;
  const places = new Map<number | undefined, SlidePlace>([
    [left?.index, 'left'],
    ...comingIndexes(state, ready)
      .slice(0, ahead)
      .map((each) => [each, 'ahead'] as const),
    ...(isRow ? neighboursOf(state).map((each) => [each, 'beside'] as const) : []),
    [index, 'current'],
  ]);
  const viewOf = (each: number, place: SlidePlace): View => {
    if (place === 'current') return viewOnScreen(state);
    if (place === 'beside') return viewInRow(state, each);
    return place === 'left' && left ? left.view : WHOLE;
  };
  // Sorted, so that a picture that changes its place is not moved in the document.
  const slides = [...places].flatMap(([each, place]) => {
    const item = each === undefined ? undefined : items[each];
    return each === undefined || !item ? [] : [{ each, place, item }];
  });
  slides.sort((one, other) => one.each - other.each);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the mouse moves the picture here, and must not carry its file off.
    <div
      ref={stage}
      className={styles.stage}
      data-gesture={gesture.kind}
      data-zoomed={isZoomed(state.view) || undefined}
      data-travelled={left !== undefined || undefined}
      onDragStart={(event) => event.preventDefault()}
    >
      {state.stage.width > 0 &&
        slides.map(({ each, place, item }) => (
          <LightboxSlide
            key={each}
            item={item}
            place={place}
            fitted={fittedSize(state, each)}
            view={viewOf(each, place)}
            entrance={place === 'current' && left === undefined ? entrance : 'instead'}
            preview={previewOf(each)}
            labels={labels}
            onReady={() => setReady((before) => new Set(before).add(each))}
          />
        ))}
      <div className={styles.shade} />
    </div>
  );
}

/**
 * Tells the size of the stage, and where it lies in the window around it, in CSS pixels, before it is painted and
 * whenever it changes.
 *
 * Synchronizes with the layout.
 */
export function useStageSize(
  stage: RefObject<HTMLElement | null>,
  onResize: (stage: Stage) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reducer's dispatch stands behind it, which never changes.
  useLayoutEffect(() => {
    const element = stage.current;
    const root = element?.parentElement;
    if (!element || !root) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height, offsetLeft, offsetTop } = element;
      const window = { width: root.clientWidth, height: root.clientHeight };
      onResize({
        width,
        height,
        window: {
          ...window,
          x: (window.width - width) / 2 - offsetLeft,
          y: (window.height - height) / 2 - offsetTop,
        },
      });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(root);
    return () => observer.disconnect();
  }, [stage]);
}
