import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from '#app/editor/editor.module.css';
import { isSame } from '#catalogue/change/merge.ts';
import { boundsOf, type Corners, moveCorner, type Point } from './straighten.ts';

/** A share of the photo; ten times as much with Shift. */
const KEY_STEP = 0.005;
const FAST = 10;

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -KEY_STEP, y: 0 },
  ArrowRight: { x: KEY_STEP, y: 0 },
  ArrowUp: { x: 0, y: -KEY_STEP },
  ArrowDown: { x: 0, y: KEY_STEP },
};

interface CornerEditorProps {
  readonly original: Blob;
  readonly corners: Corners;
  readonly onChange: (corners: Corners) => void;
}

export function CornerEditor({ original, corners, onChange }: CornerEditorProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const url = useObjectUrl(original);
  // `corners` changes only when the new crop is ready; the handles move at once.
  const [moved, setMoved] = useState({ from: corners, to: corners });
  const shown = isSame(moved.from, corners) ? moved.to : corners;
  const { left, top, width, height } = boundsOf(shown);
  const move = (to: Corners) => {
    setMoved({ from: corners, to });
    return to;
  };
  const handlePointerMove = (event: PointerEvent, index: number) => {
    if (!frame.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = frame.current.getBoundingClientRect();
    const x = (event.clientX - box.left) / box.width;
    const y = (event.clientY - box.top) / box.height;
    move(moveCorner(shown, index, { x, y }));
  };
  const handleKeyDown = (event: KeyboardEvent, index: number, { x, y }: Point) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const factor = event.shiftKey ? FAST : 1;
    const to = { x: x + step.x * factor, y: y + step.y * factor };
    onChange(move(moveCorner(shown, index, to)));
  };
  return (
    <div ref={frame} className={styles.corners}>
      {url && <img src={url} alt="" draggable={false} />}
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <polygon
          vectorEffect="non-scaling-stroke"
          points={shown.map(({ x, y }) => `${x},${y}`).join(' ')}
        />
      </svg>
      {shown.map((corner, index) => {
        const side = corner.x < left + width / 2 ? 'Left' : 'Right';
        const edge = corner.y < top + height / 2 ? 'top' : 'bottom';
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always four.
            key={index}
            type="button"
            style={{
              insetInlineStart: `${corner.x * 100}%`,
              insetBlockStart: `${corner.y * 100}%`,
            }}
            aria-label={t(`add.photo.${edge}${side}`)}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={(event) => handlePointerMove(event, index)}
            onPointerUp={() => shown !== corners && onChange(shown)}
            onPointerCancel={() => move(corners)}
            onKeyDown={(event) => handleKeyDown(event, index, corner)}
          />
        );
      })}
    </div>
  );
}

export function useObjectUrl(file: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
