import { StrictMode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from '#app/ui/create-root.ts';
import { pathWithoutBase, urlOf } from '#app/ui/i18n/base-path.ts';
import { PagePath, pageLanguage } from '#app/ui/i18n/page-address.ts';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { measureText } from '#app/ui/measure-text.ts';
import { moved } from '#app/ui/move-item.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { QuietButton } from '#app/ui/quiet-button.tsx';
import {
  isSelectionKept,
  parseIds,
  readSelection,
  type SelectedWork,
  writeSelection,
} from '#app/ui/selection.ts';
import { ShareButton } from '#app/ui/share-button.tsx';
import { useCopy } from '#app/ui/use-copy.ts';
import { paths, WORKS_QUERY } from '#catalogue/paths/paths.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { Language } from '#catalogue/texts/language.ts';
import { Printing } from './printing.tsx';
import styles from './selection-island.module.css';
import { SelectionWork } from './selection-work.tsx';
import { useDraggedOrder } from './use-dragged-order.ts';
import { type ShownWork, useKeptSelection, useSelectedWorks } from './use-selected-works.ts';
import { GAP_CM, wallWidth } from './wall-width.ts';

export function mountSelection(place: HTMLElement, labels: IslandLabels): void {
  const shared = new URLSearchParams(location.search).get(WORKS_QUERY);
  createRoot(place).render(
    <StrictMode>
      <PagePath value={pathWithoutBase(location.pathname)}>
        {shared === null ? (
          <OwnSelection labels={labels} />
        ) : (
          <SharedSelection ids={parseIds(shared)} labels={labels} />
        )}
      </PagePath>
    </StrictMode>,
  );
}

interface SelectionProps {
  readonly labels: IslandLabels;
}

function OwnSelection({ labels }: SelectionProps) {
  const selected = useKeptSelection();
  const [removed, setRemoved] = useState<{ work: SelectedWork; at: number; title: string }>();
  const [told, setTold] = useState('');
  const shown = useSelectedWorks(selected);
  const list = useRef<HTMLOListElement>(null);

  const titleAt = (place: number) => {
    const works = shown.status === 'shown' ? shown.works : [];
    return works.find(({ id }) => id === selected[place]?.id)?.title.text ?? '';
  };
  const move = (from: number, to: number, title: string) => {
    if (to < 0 || to >= selected.length) return;
    const held = document.activeElement;
    flushSync(() => writeSelection(moved(selected, from, to)));
    // A moved node loses the focus.
    if (held instanceof HTMLElement) held.focus({ preventScroll: true });
    const position = `${to + 1}`;
    setTold(fillLabel(labels.selection.place, { title, position, total: `${selected.length}` }));
  };
  const drag = useDraggedOrder(
    list,
    (id) => selected.findIndex((work) => work.id === id),
    (from, to) => move(from, to, titleAt(from)),
  );
  const remove = (at: number, title: string) => {
    const work = selected[at];
    if (!work) return;
    writeSelection(selected.filter((each) => each !== work));
    setRemoved({ work, at, title });
    setTold('');
  };
  const undo = () => {
    if (!removed) return;
    const { work, at } = removed;
    const others = selected.filter(({ id }) => id !== work.id);
    writeSelection([...others.slice(0, at), work, ...others.slice(at)]);
    setRemoved(undefined);
  };
  const forget = (missing: readonly number[]) =>
    writeSelection(selected.filter(({ id }) => !missing.includes(id)));
  const note = (id: number, text: string) =>
    writeSelection(
      selected.map((work) => (work.id === id ? { id, ...(text && { note: text }) } : work)),
    );

  const isEmpty = shown.status === 'shown' && shown.works.length === 0;
  return (
    <div className={styles.root}>
      {isEmpty && <Empty labels={labels} />}
      {!isSelectionKept() && <p>{labels.selection.unkept}</p>}
      <div role="status" className={styles.told}>
        {removed ? (
          <p>
            {fillLabel(labels.selection.removed, { title: removed.title })}{' '}
            <button type="button" className={styles.undo} onClick={undo}>
              {labels.selection.undo}
            </button>
          </p>
        ) : (
          <p>{told}</p>
        )}
      </div>
      <Works shown={shown} labels={labels} onForget={forget}>
        {shown.status === 'shown' && (
          <ol ref={list} className={styles.works}>
            {shown.works.map((work) => {
              const at = selected.findIndex(({ id }) => id === work.id);
              const title = work.title.text;
              return (
                <SelectionWork
                  key={work.id}
                  work={work}
                  labels={labels.selection}
                  own={{
                    at,
                    isFirst: at === 0,
                    isLast: at === selected.length - 1,
                    onMove: (by) => move(at, at + by, title),
                    onRemove: () => remove(at, title),
                    onNote: (text) => note(work.id, text),
                    onDrag: drag(work.id),
                  }}
                />
              );
            })}
          </ol>
        )}
      </Works>
    </div>
  );
}

function SharedSelection({ ids, labels }: SelectionProps & { readonly ids: readonly number[] }) {
  const shown = useSelectedWorks(ids.map((id) => ({ id })));
  const language = pageLanguage();
  const take = () => {
    const own = readSelection();
    const works = shown.status === 'shown' ? shown.works : [];
    const others = works.filter(({ id }) => own.every((work) => work.id !== id));
    writeSelection([...own, ...others.map(({ id }) => ({ id }))]);
    location.assign(urlOf(paths(language).selection));
  };
  const isEmpty = shown.status === 'shown' && shown.works.length === 0;
  const canBeTaken = shown.status === 'shown' && !isEmpty && isSelectionKept();
  return (
    <div className={styles.root}>
      {isEmpty && <Empty labels={labels} />}
      {canBeTaken && (
        <p className={styles.shared}>
          {labels.selection.shared}{' '}
          <button type="button" className={styles.undo} onClick={take}>
            {labels.selection.take}
          </button>
        </p>
      )}
      <Works shown={shown} labels={labels}>
        {shown.status === 'shown' && (
          <ol className={styles.works}>
            {shown.works.map((work) => (
              <SelectionWork key={work.id} work={work} labels={labels.selection} />
            ))}
          </ol>
        )}
      </Works>
    </div>
  );
}

function Empty({ labels }: SelectionProps) {
  const language = pageLanguage();
  return (
    <div className={styles.empty} data-empty="">
      <p>{labels.selection.empty}</p>
      <PageLink className={styles.way} to={paths(language).gallery}>
        {labels.gallery}
      </PageLink>
    </div>
  );
}

interface WorksProps extends SelectionProps {
  readonly shown: ReturnType<typeof useSelectedWorks>;
  /** Missing if they cannot be removed. */
  readonly onForget?: (missing: readonly number[]) => void;
  readonly children: React.ReactNode;
}

function Works({ shown, labels, onForget, children }: WorksProps) {
  if (shown.status === 'loading') return null;
  if (shown.status === 'failed') {
    return (
      <p role="alert">
        {labels.selection.failed}{' '}
        <button type="button" className={styles.undo} onClick={shown.tryAgain}>
          {labels.tryAgain}
        </button>
      </p>
    );
  }
  const { works, missing } = shown;
  const numbers = missing.join(', ');
  return (
    <>
      {works.length > 0 && <Ways works={works} labels={labels} />}
      {missing.length > 0 && (
        <p>
          {fillLabel(labels.selection.missing, { numbers })}{' '}
          {onForget && (
            <button type="button" className={styles.undo} onClick={() => onForget(missing)}>
              {fillLabel(labels.selection.remove, { title: numbers })}
            </button>
          )}
        </p>
      )}
      {children}
    </>
  );
}

interface WaysProps extends SelectionProps {
  readonly works: readonly ShownWork[];
}

function Ways({ works, labels }: WaysProps) {
  const language = pageLanguage();
  const pathTo = paths(language);
  const ids = works.map(({ id }) => id);
  const path = urlOf(pathTo.sharedSelection(ids));
  const address = location.origin + path;
  const shownAddress = useRef<HTMLSpanElement>(null);
  const [before, after] = labels.selection.linkNotCopied.split('{{address}}');
  const [copyState, copy] = useCopy(shownAddress);
  return (
    <>
      <div className={styles.ways}>
        <PageLink className={styles.way} to={pathTo.contactAboutAll(ids)}>
          {labels.selection.write}
        </PageLink>
        <button type="button" className={styles.way} onClick={() => copy(address)}>
          {labels.selection.copyLink}
        </button>
        {/* The links wrap together, so that none has a line of its own. */}
        <div className={styles.links}>
          <ShareButton label={labels.share.open} codeLabel={labels.share.code} address={path} />
          <QuietButton label={labels.quiet.open} />
        </div>
        <p role="alert" className={styles.said}>
          {copyState === 'copied' && <span>{labels.selection.linkCopied}</span>}
          {copyState === 'failed' && (
            <span>
              {before}
              <span ref={shownAddress}>{address}</span>
              {after}
            </span>
          )}
        </p>
      </div>
      <Printing works={works} labels={labels} />
      <p className={styles.fact}>{wallText(works, labels, language)}</p>
    </>
  );
}

function wallText(works: readonly ShownWork[], labels: IslandLabels, language: Language): string {
  const { bare, spaced, unknown } = wallWidth(works);
  const width = measureText(bare, language);
  const row = fillLabel(labels.selection.wall, {
    width,
    spaced: measureText(spaced, language),
    gap: `${GAP_CM}`,
  });
  const doubt = unknown > 0 && fillLabel(labels.selection.wallUnknown, { number: `${unknown}` });
  return [bare > 0 && row, doubt].filter(Boolean).join(' ');
}
