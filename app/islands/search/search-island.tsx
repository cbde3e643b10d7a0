import { type KeyboardEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import { createRoot } from '#app/ui/create-root.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { pageLanguage } from '#app/ui/i18n/page-address.ts';
import type { IslandContext, IslandLabels } from '#app/ui/island.ts';
import { withWords, wordsOfAddress } from '#app/ui/search-words.ts';
import { searcherOf } from '#catalogue/find/search-index.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import { addressOf, Result, type SearchedResult } from './result.tsx';
import styles from './search.module.css';
import { nearestWords, type SearchSource } from './search-texts.ts';

const MOST_RESULTS = 20;

const SUGGESTED_CATEGORIES = 3;

export function mountSearch({ data, labels, fail }: IslandContext<SearchSource>): () => void {
  const search = searcherOf(data.index);
  // Compiles the expressions for sizes, which would delay the first key by 40 ms on a slow phone.
  search('80×60 см');
  const find = (question: string) =>
    search(question).flatMap((found) => {
      const thing = data.things[found.id];
      return thing ? { ...found, ...thing } : [];
    });
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place, fail);
  let openCount = 0;
  return () => {
    openCount += 1;
    root.render(<Search key={openCount} things={data.things} find={find} labels={labels} />);
  };
}

interface SearchProps extends Pick<SearchSource, 'things'> {
  readonly find: (question: string) => readonly SearchedResult[];
  readonly labels: IslandLabels;
}

function Search({ things, find, labels }: SearchProps) {
  const text = labels.search;
  const id = useId();
  const [question, setQuestion] = useState(() => wordsOfAddress(location.search));
  const [current, setCurrent] = useState(-1);
  // Typed characters appear before their results; an arrow key renders its choice without another search.
  const asked = useDeferredValue(question);
  const results = useMemo(() => find(asked), [find, asked]);
  const optionId = (index: number) => `${id}-${index}`;

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      const places = Math.min(results.length, MOST_RESULTS) + 1;
      setCurrent(((current + 1 + step + places) % places) - 1);
    }
    const chosen = results[current] ?? find(question)[0];
    if (event.key === 'Enter' && chosen) location.assign(addressOf(chosen));
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
            value={question}
            autoComplete="off"
            enterKeyHint="go"
            onChange={({ target }) => {
              setQuestion(target.value);
              setCurrent(-1);
            }}
            onKeyDown={handleKeyDown}
          />
          <button
            type="button"
            className={styles.close}
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
          {asked.trim() !== '' &&
            (results.length > 0
              ? fillLabel(text.found, { count: `${results.length}` })
              : text.none)}
          {results.length > 0 && <a href={allResultsAddress(question)}>{text.showAll}</a>}
        </p>
        {asked.trim() !== '' && results.length === 0 && (
          <Suggestions things={things} question={asked} labels={labels} onChoose={setQuestion} />
        )}
      </div>
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  dialog?.showModal();
}

interface SuggestionsProps extends Pick<SearchProps, 'things' | 'labels'> {
  readonly question: string;
  readonly onChoose: (word: string) => void;
}

function Suggestions({ things, question, labels, onChoose }: SuggestionsProps) {
  const language = pageLanguage();
  const searched = Object.values(things);
  const words = nearestWords(question, searched, language);
  const used = new Set(searched.map(({ category }) => category));
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

function allResultsAddress(question: string): string {
  const address = urlOf(paths(pageLanguage()).allWorks());
  const isThere = location.pathname === address;
  return address + withWords(isThere ? location.search : '', question.trim());
}
