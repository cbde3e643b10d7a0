import { flushSync } from 'react-dom';
import type { LoadedWork } from '#app/islands/lightbox/load-works.ts';
import caption from '#app/ui/caption.module.css';
import { Caption, workLines } from '#app/ui/caption.tsx';
import { Words } from '#app/ui/i18n/word.tsx';
import type { IslandLabels } from '#app/ui/island.ts';
import { PageLink } from '#app/ui/link.tsx';
import { moveItem } from '#app/ui/move-item.ts';
import { Picture, ratioStyle } from '#app/ui/pictures/picture.tsx';
import { readSelection, type SelectedWork, writeSelection } from '#app/ui/selection.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { PlainButtonProps } from './selection-actions.tsx';
import styles from './selection-work.module.css';

export type ShownWork = SelectedWork & LoadedWork;

export interface Message {
  readonly text: string;
  readonly action?: PlainButtonProps | undefined;
}

interface SelectionWorkProps {
  readonly work: ShownWork;
  readonly labels: IslandLabels;
  readonly isEditing: boolean;
  readonly shownIds: readonly number[];
  readonly onMessage: (message: Message) => void;
}

export function SelectionWork(props: SelectionWorkProps) {
  const { work, labels, isEditing } = props;
  const { path, title, photo, note } = work;
  const ratio = photo.width / photo.height;
  return (
    <li className={styles.work} style={ratioStyle(photo)}>
      <PageLink className={caption.card} to={path}>
        <Picture
          photo={photo}
          alt=""
          sizes={`min(${Math.ceil(ratio * 17)}rem, 90vw)`}
          loading="eager"
        />
        <Caption title={<Words of={title} />} lines={workLines(work, labels)} />
      </PageLink>
      {isEditing ? <Editor {...props} /> : note && <p>{note}</p>}
    </li>
  );
}

function Editor({ work, labels, shownIds, onMessage }: SelectionWorkProps) {
  const text = labels.selection;
  const { id, note = '' } = work;
  const title = work.title.text;
  const index = shownIds.indexOf(id);

  const moveTo = (to: number) => {
    const works = readSelection();
    const ids = works.map((each) => each.id);
    const target = ids.filter((each) => shownIds.includes(each))[to];
    if (target === undefined) return;
    const focused = document.activeElement;
    flushSync(() => writeSelection(moveItem(works, ids.indexOf(id), ids.indexOf(target))));
    // A moved node loses the focus.
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    const position = { position: `${to + 1}`, total: `${shownIds.length}` };
    onMessage({ text: fillLabel(text.place, { title, ...position }) });
  };

  const remove = () => {
    const works = readSelection();
    const from = works.findIndex((each) => each.id === id);
    const undo = () => {
      const others = readSelection();
      writeSelection(moveItem([...others, ...works.slice(from, from + 1)], others.length, from));
      onMessage({ text: '' });
    };
    writeSelection(works.filter((each) => each.id !== id));
    const action = { label: text.undo, onPress: undo };
    onMessage({ text: fillLabel(text.removed, { title }), action });
  };

  const changeNote = (changed: string) => {
    const noted = changed ? { id, note: changed } : { id };
    writeSelection(readSelection().map((each) => (each.id === id ? noted : each)));
  };

  const tool = (label: 'earlier' | 'later' | 'remove', onPress: () => void) => ({
    type: 'button' as const,
    className: styles.tool,
    'aria-label': fillLabel(text[label], { title }),
    onClick: onPress,
  });
  return (
    <>
      <textarea
        className={styles.note}
        rows={1}
        aria-label={fillLabel(text.note, { title })}
        placeholder={text.note.split(':')[0]}
        value={note}
        onChange={({ target }) => changeNote(target.value)}
      />
      <div className={styles.tools}>
        <button {...tool('earlier', () => moveTo(index - 1))} aria-disabled={index === 0}>
          ←
        </button>
        <button
          {...tool('later', () => moveTo(index + 1))}
          aria-disabled={index === shownIds.length - 1}
        >
          →
        </button>
        <span
          className={styles.tool}
          data-handle=""
          title={fillLabel(text.drag, { title })}
          onPointerDown={(event) => {
            const item = event.currentTarget.closest('li');
            if (!item || event.button !== 0) return;
            event.preventDefault();
            dragItem(item, event.nativeEvent, moveTo);
          }}
        >
          ⠿
        </span>
        <button {...tool('remove', remove)}>×</button>
      </div>
    </>
  );
}

const EDGE_PX = 100;

const SCROLL_SPEED = 0.2;

function dragItem(item: HTMLElement, pressed: PointerEvent, onMove: (to: number) => void): void {
  const released = new AbortController();
  let pointer = pressed;
  const update = () => {
    const to = indexAt(item, pointer);
    if (to !== undefined) onMove(to);
  };
  const handleFrame = () => {
    if (released.signal.aborted) return;
    update();
    const { clientY: y } = pointer;
    const beyond = Math.min(0, y - EDGE_PX) + Math.max(0, y - innerHeight + EDGE_PX);
    scrollBy({ top: beyond * SCROLL_SPEED, behavior: 'instant' });
    requestAnimationFrame(handleFrame);
  };
  const handleMove = (event: PointerEvent) => {
    pointer = event;
  };
  const release = () => {
    update();
    released.abort();
    delete item.dataset.dragged;
  };
  addEventListener('pointermove', handleMove, released);
  addEventListener('pointerup', release, released);
  addEventListener('pointercancel', release, released);
  item.dataset.dragged = '';
  handleFrame();
}

// Past the middle of another item only: items of different sizes would change places at every move.
function indexAt(item: HTMLElement, { clientX: x, clientY: y }: PointerEvent): number | undefined {
  const list = item.parentElement;
  const other = document.elementsFromPoint(x, y).find((each) => each.parentElement === list);
  if (!list || !other || other === item) return;
  const items = [...list.children];
  const to = items.indexOf(other);
  const [own, box] = [item.getBoundingClientRect(), other.getBoundingClientRect()];
  const isSameRow = Math.abs(own.top - box.top) < 1;
  const share = isSameRow ? (x - box.left) / box.width : (y - box.top) / box.height;
  return (to > items.indexOf(item) ? share > 0.5 : share < 0.5) ? to : undefined;
}
