import { StrictMode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type LoadedWork, loadWorks } from '#app/islands/lightbox/load-works.ts';
import { QuietButton, ShareButton } from '#app/ui/button.tsx';
import { createRoot } from '#app/ui/create-root.ts';
import { pathWithoutBase, urlOf } from '#app/ui/i18n/base-path.ts';
import { PagePath, pageLanguage } from '#app/ui/i18n/page-address.ts';
import type { IslandContext } from '#app/ui/island.ts';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { PageLink } from '#app/ui/link.tsx';
import { measureText } from '#app/ui/measure-text.ts';
import { moved } from '#app/ui/move-item.ts';
import {
  idsInUrl,
  isSelectionStored,
  listenToSelection,
  parseSelection,
  readSelection,
  type SelectedWork,
  storedSelection,
  writeSelection,
} from '#app/ui/selection.ts';
import { useCopy } from '#app/ui/use-copy.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import { Printing } from './printing.tsx';
import styles from './selection-island.module.css';
import { type Editing, SelectionWork } from './selection-work.tsx';
import { useLoaded } from './use-loaded.ts';
import { GAP_CM, wallWidth } from './wall-width.ts';

export type ShownWork = SelectedWork & LoadedWork;

interface SelectionProps {
  readonly container: HTMLElement;
  /** Ids of works that somebody has shared; without them, the selection is the visitor's own. */
  readonly shared: readonly number[] | undefined;
  readonly labels: IslandLabels;
}

export function mountSelection({ container, labels, fail }: IslandContext): void {
  const shared = idsInUrl();
  createRoot(container, fail).render(
    <StrictMode>
      <PagePath value={pathWithoutBase(location.pathname)}>
        <Selection container={container} shared={shared} labels={labels} />
      </PagePath>
    </StrictMode>,
  );
}

interface Message {
  readonly text: string;
  readonly undo?: () => void;
}

function Selection({ container, shared, labels }: SelectionProps) {
  const text = labels.selection;
  // Synchronizes with storage, and so with other tabs. A text compares equal until something changes.
  const own = parseSelection(useSyncExternalStore(listenToSelection, storedSelection));
  const selected: readonly SelectedWork[] = shared?.map((id) => ({ id })) ?? own;
  const ids = selected.map(({ id }) => id);
  const loaded = useLoaded([...ids].sort().join(), () => loadWorks(ids));
  const [message, setMessage] = useState<Message>({ text: '' });
  const works = selected.flatMap((work) => {
    const found = loaded.value?.find(({ id }) => id === work.id);
    return found ? [{ ...found, ...work }] : [];
  });
  const missing = ids.filter((id) => !works.some((work) => work.id === id));
  const isEmpty = works.length === 0 && (missing.length === 0 || loaded.status === 'ready');
  useEffect(() => {
    container.toggleAttribute('data-empty', isEmpty);
  }, [container, isEmpty]);
  return (
    <div className={styles.root}>
      {isEmpty && (
        <div className={styles.empty}>
          <p>{text.empty}</p>
          <PageLink className={styles.button} to={paths(pageLanguage()).gallery}>
            {labels.gallery}
          </PageLink>
        </div>
      )}
      {!shared && !isSelectionStored() && <p>{text.unkept}</p>}
      {!shared && (
        <div role="status" className={styles.message}>
          <Sentence text={message.text} action={text.undo} onAction={message.undo} />
        </div>
      )}
      {shared && works.length > 0 && isSelectionStored() && (
        <Sentence text={text.shared} action={text.take} onAction={() => take(works)} />
      )}
      {loaded.status === 'failed' && missing.length > 0 && (
        <div role="alert">
          <Sentence text={text.failed} action={labels.tryAgain} onAction={loaded.retry} />
        </div>
      )}
      {works.length > 0 && (
        <>
          <Actions works={works} labels={labels} />
          <Printing works={works} labels={labels} siteUrl={container.dataset.siteUrl} />
          <p className={styles.fact}>{wallText(works, text)}</p>
        </>
      )}
      {loaded.status === 'ready' && missing.length > 0 && (
        <Sentence
          text={fillLabel(text.missing, { numbers: missing.join(', ') })}
          action={fillLabel(text.remove, { title: missing.join(', ') })}
          onAction={shared ? undefined : () => removeWorks(missing)}
        />
      )}
      {works.length > 0 && (
        <ol className={styles.works}>
          {works.map((work) => (
            <SelectionWork
              key={work.id}
              work={work}
              labels={labels}
              editing={shared ? undefined : editingOf(work, works, { text, setMessage })}
            />
          ))}
        </ol>
      )}
    </div>
  );
}

interface SentenceProps {
  readonly text: string;
  readonly action: string;
  readonly onAction: (() => void) | undefined;
}

function Sentence({ text, action, onAction }: SentenceProps) {
  return (
    <p className={styles.sentence}>
      {text}{' '}
      {onAction && (
        <button type="button" className={styles.plain} onClick={onAction}>
          {action}
        </button>
      )}
    </p>
  );
}

// Adds shared works to the visitor's own.
function take(works: readonly ShownWork[]): void {
  const own = readSelection();
  const others = works.filter(({ id }) => own.every((work) => work.id !== id));
  writeSelection([...own, ...others.map(({ id }) => ({ id }))]);
  location.assign(urlOf(paths(pageLanguage()).selection));
}

function removeWorks(ids: readonly number[]): void {
  writeSelection(readSelection().filter(({ id }) => !ids.includes(id)));
}

interface EditingContext {
  readonly text: IslandLabels['selection'];
  readonly setMessage: (message: Message) => void;
}

function editingOf(
  { id, title: { text: title } }: ShownWork,
  shown: readonly ShownWork[],
  { text, setMessage }: EditingContext,
): Editing {
  return {
    index: shown.findIndex((work) => work.id === id),
    total: shown.length,
    onMove(to) {
      // The latest order, since a drag goes on over many renders.
      const works = readSelection();
      const target = works.filter((work) => shown.some((each) => each.id === work.id))[to];
      if (!target) return;
      const from = works.findIndex((work) => work.id === id);
      const focused = document.activeElement;
      flushSync(() => writeSelection(moved(works, from, works.indexOf(target))));
      // A moved node loses the focus.
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      const position = { position: `${to + 1}`, total: `${shown.length}` };
      setMessage({ text: fillLabel(text.place, { title, ...position }) });
    },
    onRemove() {
      const works = readSelection();
      const index = works.findIndex((work) => work.id === id);
      removeWorks([id]);
      setMessage({
        text: fillLabel(text.removed, { title }),
        undo() {
          const others = readSelection();
          const removed = works.slice(index, index + 1);
          writeSelection([...others.slice(0, index), ...removed, ...others.slice(index)]);
          setMessage({ text: '' });
        },
      });
    },
    onNote(note) {
      const noted = note ? { id, note } : { id };
      writeSelection(readSelection().map((work) => (work.id === id ? noted : work)));
    },
  };
}

interface ActionsProps {
  readonly works: readonly ShownWork[];
  readonly labels: IslandLabels;
}

function Actions({ works, labels }: ActionsProps) {
  const pathTo = paths(pageLanguage());
  const ids = works.map(({ id }) => id);
  const path = urlOf(pathTo.sharedSelection(ids));
  const url = location.origin + path;
  const shownUrl = useRef<HTMLSpanElement>(null);
  const [before, after] = labels.selection.linkNotCopied.split('{{address}}');
  const [copyState, copy] = useCopy(shownUrl);
  return (
    <div className={styles.actions}>
      <PageLink className={styles.button} to={pathTo.contactAboutAll(ids)}>
        {labels.selection.write}
      </PageLink>
      <button type="button" className={styles.button} onClick={() => copy(url)}>
        {labels.selection.copyLink}
      </button>
      {/* The links wrap together, so that none has a line of its own. */}
      <div className={styles.actions}>
        <ShareButton label={labels.share.open} address={path} />
        <QuietButton label={labels.quiet.open} />
      </div>
      <p role="alert" className={styles.result}>
        {copyState === 'copied' && <span>{labels.selection.linkCopied}</span>}
        {copyState === 'failed' && (
          <span>
            {before}
            <span ref={shownUrl}>{url}</span>
            {after}
          </span>
        )}
      </p>
    </div>
  );
}

function wallText(works: readonly ShownWork[], text: IslandLabels['selection']): string {
  const { bare, spaced, unknown } = wallWidth(works);
  const language = pageLanguage();
  const widths = {
    width: measureText(bare, language),
    spaced: measureText(spaced, language),
    gap: `${GAP_CM}`,
  };
  const sentences = [
    bare > 0 && fillLabel(text.wall, widths),
    unknown > 0 && fillLabel(text.wallUnknown, { number: `${unknown}` }),
  ];
  return sentences.filter(Boolean).join(' ');
}
