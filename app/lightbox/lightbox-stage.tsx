import { type RefObject, useLayoutEffect, useState } from 'react';
import { savesData } from '#app/pictures/saves-data.ts';
import type { Entrance } from './entrance.ts';
import { isZoomed, type Stage } from './geometry.ts';
import type { LightboxItem, LightboxLabels } from './lightbox-item.ts';
import { LightboxSlide } from './lightbox-slide.tsx';
import { type LightboxStore, placesOf, type Scene } from './lightbox-store.ts';
import { comingIndexes, fittedSize } from './moves.ts';
import { isFastNetwork } from './prepare-picture.ts';
import styles from './stage.module.css';
import { useMotion } from './use-motion.ts';

interface LightboxStageProps {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly store: LightboxStore;
  readonly scene: Scene;
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
  const { stage, store, scene, items, labels, entrance, previewOf } = props;
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set());
  const { left } = scene;
  useMotion(stage, store, ({ dataset }, { gesture }) => {
    if (dataset.gesture !== gesture.kind) dataset.gesture = gesture.kind;
  });
  const ahead = savesData() ? 1 : isFastNetwork() ? 3 : 2;
  const places = placesOf(scene, comingIndexes(scene, ready).slice(0, ahead));
  // Sorted, so that a picture that changes its place is not moved in the document.
  const slides = [...places].flatMap(([each, place]) => {
    const item = items[each];
    return item ? [{ each, place, item }] : [];
  });
  slides.sort((one, other) => one.each - other.each);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the mouse moves the picture here, and must not carry its file off.
    <div
      ref={stage}
      className={styles.stage}
      // Kept up to date past React.
      data-gesture="none"
      data-zoomed={scene.isZoomed || undefined}
      data-travelled={left !== undefined || undefined}
      onDragStart={(event) => event.preventDefault()}
    >
      {scene.stage.width > 0 &&
        slides.map(({ each, place, item }) => (
          <LightboxSlide
            key={each}
            store={store}
            index={each}
            item={item}
            place={place}
            fitted={fittedSize(scene, each)}
            isZoomed={
              place === 'current' ? scene.isZoomed : each === left?.index && isZoomed(left.view)
            }
            scale={
              place === 'current' ? scene.restScale : each === left?.index ? left.view.scale : 1
            }
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
