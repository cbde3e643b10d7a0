import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createRoot } from '#app/ui/create-root.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { pageLanguage } from '#app/ui/i18n/page-address.ts';
import type { IslandContext, IslandLabels } from '#app/ui/island.ts';
import { withWords, wordsOfAddress } from '#app/ui/search-words.ts';
import { searcherOf } from '#catalogue/find/search-index.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import { addressOf, Result } from './result.tsx';
import styles from './search.module.css';
import { nearestWords, type SearchSource } from './search-texts.ts';

/** Nobody reads more; another word narrows better. */
const MOST_RESULTS = 20;

const SUGGESTED_CATEGORIES = 3;

export function mountSearch({
  data: source,
  labels,
  fail,
}: IslandContext<SearchSource>): () => void {
  const search = searcherOf(source.index);
  // Compiles the expressions for sizes, which would delay the first key by 40 ms on a slow phone.
  search('80×60 см');
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place, fail);
  let times = 0;
  return () => {
    times += 1;
    root.render(<Search key={times} source={source} search={search} labels={labels} />);
  };
}

interface SearchProps {
  readonly source: SearchSource;
  readonly search: ReturnType<typeof searcherOf>;
  readonly labels: IslandLabels;
}

/** A combobox with a listbox, after the ARIA Authoring Practices. */
function Search({ source, search, labels }: SearchProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Continues a search that the URL already contains.
  const [question, setQuestion] = useState(() => wordsOfAddress(location.search));
  const [current, setCurrent] = useState(-1);
  const resultsOf = (asked: string) =>
    search(asked).flatMap((found) => {
      const thing = source.things[found.id];
      return thing ? { ...found, ...thing } : [];
    });
  // Keys appear before their results; an arrow key renders its choice without another search.
  const asked = useDeferredValue(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source of an island never changes.
  const results = useMemo(() => resultsOf(asked), [asked]);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && results.length > 0) {
      event.preventDefault();
      // The input is one more stop, before the first and after the last result.
      const places = Math.min(results.length, MOST_RESULTS) + 1;
      setCurrent(((current + 1 + step + places) % places) - 1);
    }
    const chosen = results[current] ?? resultsOf(question)[0];
    if (event.key === 'Enter' && chosen) location.assign(addressOf(chosen));
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself.
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={labels.search.open}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={styles.content}>
        <div className={styles.line}>
          <input
            className={styles.field}
            role="combobox"
            aria-label={labels.search.open}
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={id}
            aria-activedescendant={current >= 0 ? optionId(current) : undefined}
            placeholder={labels.search.field}
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
        <div id={id} className={styles.results} role="listbox" aria-label={labels.search.open}>
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
              ? fillLabel(labels.search.found, { count: `${results.length}` })
              : labels.search.none)}
          {results.length > 0 && <a href={allResultsAddress(question)}>{labels.search.showAll}</a>}
        </p>
        {asked.trim() !== '' && results.length === 0 && (
          <Suggestions source={source} question={asked} labels={labels} onChoose={setQuestion} />
        )}
      </div>
    </dialog>
  );
}

interface SuggestionsProps {
  readonly source: SearchSource;
  readonly question: string;
  readonly labels: IslandLabels;
  readonly onChoose: (word: string) => void;
}

function Suggestions({ source, question, labels, onChoose }: SuggestionsProps) {
  const language = pageLanguage();
  const things = Object.values(source.things);
  const words = nearestWords(question, things, language);
  const used = new Set(things.map(({ category }) => category));
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
