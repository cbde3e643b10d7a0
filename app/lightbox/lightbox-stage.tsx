import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Entrance } from './entrance.ts';
import { isZoomed, type Size, WHOLE } from './geometry.ts';
import styles from './lightbox.module.css';
import type { LightboxItem, LightboxLabels } from './lightbox-item.ts';
import type { Open } from './lightbox-model.ts';
import { LightboxSlide } from './lightbox-slide.tsx';
import { canStep, fittedSize, viewOnScreen } from './moves.ts';

interface LightboxStageProps {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly state: Open;
  readonly items: readonly LightboxItem[];
  readonly labels: LightboxLabels;
  readonly entrance: Entrance;
  readonly previewOf: (index: number) => string | undefined;
}

/** The picture on screen, the one that was left, which fades, and, once the first is there, the one that may come. */
export function LightboxStage(props: LightboxStageProps) {
  const { stage, state, items, labels, entrance, previewOf } = props;
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set());
  const { index, left, travel, gesture } = state;
  const ahead = ready.has(index) && canStep(state, travel) ? index + travel : undefined;
  const places = new Map([
    [left?.index, 'left'],
    [ahead, 'ahead'],
    [index, 'current'],
  ] as const);
  const views = { current: viewOnScreen(state), left: left?.view ?? WHOLE, ahead: WHOLE };
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
            view={views[place]}
            entrance={place === 'current' && left === undefined ? entrance : 'instead'}
            preview={previewOf(each)}
            labels={labels}
            onReady={() => setReady((before) => new Set(before).add(each))}
          />
        ))}
    </div>
  );
}

/** Tells the size of an element, in CSS pixels, before it is painted and whenever it changes. */
export function useStageSize(
  stage: RefObject<HTMLElement | null>,
  onResize: (size: Size) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a reducer's dispatch stands behind it, which never changes.
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => onResize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
}
