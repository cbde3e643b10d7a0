import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './corner-editor.module.css';
import { CORNER_NAMES, type Corners, moveCorner, type Point } from './corners.ts';
import { useObjectUrl } from './use-object-url.ts';

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
  readonly photo: Blob;
  readonly corners: Corners;
  readonly onChange: (corners: Corners) => void;
}

export function CornerEditor({ photo, corners, onChange }: CornerEditorProps) {
  const { t } = useTranslation();
  const address = useObjectUrl(photo);
  const frame = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState<Corners>();
  const shown = dragged ?? corners;

  const handlePointerMove = (event: PointerEvent, index: number) => {
    if (!dragged || !frame.current) return;
    const { left, top, width, height } = frame.current.getBoundingClientRect();
    const to = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    setDragged(moveCorner(dragged, index, to));
  };
  const handleRest = () => {
    if (dragged && dragged !== corners) onChange(dragged);
    setDragged(undefined);
  };
  const handleKeyDown = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key];
    const corner = corners[index];
    if (!step || !corner) return;
    event.preventDefault();
    const factor = event.shiftKey ? FAST : 1;
    const to = { x: corner.x + step.x * factor, y: corner.y + step.y * factor };
    const moved = moveCorner(corners, index, to);
    if (moved !== corners) onChange(moved);
  };

  // A rotated canvas begins at another corner than its photo.
  const first = shown.reduce((best, { x, y }, index) => {
    const leading = shown[best];
    return leading && leading.x + leading.y <= x + y ? best : index;
  }, 0);

  return (
    <div ref={frame} className={styles.root}>
      {address && <img className={styles.photo} src={address} alt="" draggable={false} />}
      <svg
        className={styles.outline}
        viewBox="0 0 1 1"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <polygon points={shown.map(({ x, y }) => `${x},${y}`).join(' ')} />
      </svg>
      {shown.map(({ x, y }, index) => {
        const name =
          CORNER_NAMES[(index - first + CORNER_NAMES.length) % CORNER_NAMES.length] ?? 'topLeft';
        return (
          <button
            key={name}
            type="button"
            className={styles.corner}
            style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
            aria-label={t(`add.photo.${name}`)}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              setDragged(corners);
            }}
            onPointerMove={(event) => handlePointerMove(event, index)}
            onPointerUp={handleRest}
            onPointerCancel={() => setDragged(undefined)}
            onKeyDown={(event) => handleKeyDown(event, index)}
          />
        );
      })}
    </div>
  );
}
