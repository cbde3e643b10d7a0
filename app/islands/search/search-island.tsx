import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { createRoot } from '#app/ui/create-root.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { pageLanguage } from '#app/ui/i18n/page-path.ts';
import type { IslandContext, IslandLabels } from '#app/ui/island.ts';
import primitives from '#app/ui/primitives.module.css';
import { withWords, wordsInQuery } from '#app/ui/search-words.ts';
import { searcherOf } from '#catalogue/find/search-index.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import { hrefOf, Result, type SearchedResult } from './result.tsx';
import styles from './search.module.css';
import { nearestWords, type SearchSource } from './search-texts.ts';

const MOST_RESULTS = 20;

const SUGGESTED_CATEGORIES = 3;

export function mountSearch({ data, labels, fail }: IslandContext<SearchSource>): () => void {
  const { documents } = data;
  const search = searcherOf(data.index);
  // Compiles the expressions for sizes, which would delay the first key by 40 ms on a slow phone.
  search('80×60 см');
  const find = (query: string) =>
    search(query).flatMap((found) => {
      const shown = documents[found.id];
      return shown ? { ...found, ...shown } : [];
    });
  const root = createRoot(document.body.appendChild(document.createElement('div')), fail);
  let openCount = 0;
  return () => {
    openCount += 1;
    root.render(<Search key={openCount} documents={documents} find={find} labels={labels} />);
  };
}

interface SearchProps extends Pick<SearchSource, 'documents'> {
  readonly find: (query: string) => readonly SearchedResult[];
  readonly labels: IslandLabels;
}

function Search({ documents, find, labels }: SearchProps) {
  const text = labels.search;
  const id = useId();
  const [query, setQuery] = useState(() => wordsInQuery(location.search));
  const [current, setCurrent] = useState(-1);
  // Typed characters appear before their results; an arrow key renders its choice without another search.
  const searched = useDeferredValue(query).trim();
  const results = useMemo(() => find(searched), [find, searched]);
  const optionId = (index: number) => `${id}-${index}`;

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      // One more than the results: the field itself, without a choice.
      const count = Math.min(results.length, MOST_RESULTS) + 1;
      setCurrent(((current + 1 + step + count) % count) - 1);
    }
    if (event.key !== 'Enter') return;
    // The shown results may still be those of an earlier query.
    const chosen = results[current] ?? find(query)[0];
    if (chosen) location.assign(hrefOf(chosen));
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself.
    <dialog
      ref={showModal}
      className={styles.root}
      aria-label={text.open}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.content}>
        <div className={styles.line}>
          <input
            className={styles.field}
            role="combobox"
            aria-label={text.open}
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={id}
            aria-activedescendant={current >= 0 ? optionId(current) : undefined}
            placeholder={text.field}
            value={query}
            autoComplete="off"
            enterKeyHint="go"
            onChange={({ target }) => {
              setQuery(target.value);
              setCurrent(-1);
            }}
            onKeyDown={handleKeyDown}
          />
          <button
            type="button"
            className={primitives.sign}
            aria-label={labels.close}
            onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          >
            <span aria-hidden="true">×</span>
          </button>
        </div>
        <div id={id} className={styles.results} role="listbox" aria-label={text.open}>
          {results.slice(0, MOST_RESULTS).map((result, index) => (
            <Result
              key={result.id}
              elementId={optionId(index)}
              result={result}
              isCurrent={index === current}
              labels={labels}
            />
          ))}
        </div>
        <p role="status" className={styles.end}>
          {results.length > 0
            ? fillLabel(text.found, { count: `${results.length}` })
            : searched && text.none}
          {results.length > 0 && <a href={allResultsUrl(query)}>{text.showAll}</a>}
        </p>
        {searched && results.length === 0 && (
          <Suggestions documents={documents} query={searched} labels={labels} onChoose={setQuery} />
        )}
      </div>
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
}

interface SuggestionsProps extends Pick<SearchProps, 'documents' | 'labels'> {
  readonly query: string;
  readonly onChoose: (word: string) => void;
}

function Suggestions({ documents, query, labels, onChoose }: SuggestionsProps) {
  const language = pageLanguage();
  const all = Object.values(documents);
  const words = nearestWords(query, all, language);
  const used = new Set(all.map(({ category }) => category));
  const categories = Object.entries(labels.category).filter(([category]) => used.has(category));
  return (
    <>
      <p className={styles.end}>
        {words.length > 0 && labels.search.nearest}
        {words.map((word) => (
          <button key={word} type="button" onClick={() => onChoose(word)}>
            {word}
          </button>
        ))}
      </p>
      <p className={styles.end}>
        {labels.search.categories}
        {categories.slice(0, SUGGESTED_CATEGORIES).map(([category, name]) => (
          <a key={category} href={urlOf(paths(language).category(category))}>
            {name}
          </a>
        ))}
      </p>
    </>
  );
}

/** Keeps the chosen values of the page of all works. */
function allResultsUrl(query: string): string {
  const path = urlOf(paths(pageLanguage()).allWorks());
  return path + withWords(location.pathname === path ? location.search : '', query.trim());
}
