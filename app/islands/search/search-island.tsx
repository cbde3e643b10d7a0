import {
  type KeyboardEvent,
  StrictMode,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CloseButton } from '#app/ui/button.tsx';
import { createRoot } from '#app/ui/create-root.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { pageLanguage } from '#app/ui/i18n/page-address.ts';
import type { IslandContext } from '#app/ui/island.ts';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { withWords, wordsOfAddress } from '#app/ui/search-words.ts';
import { type Found, searcherOf } from '#catalogue/find/search-index.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { Language } from '#catalogue/texts/language.ts';
import { addressOf, Result } from './result.tsx';
import styles from './search.module.css';
import type { SearchedResult, SearchSource } from './search-source.ts';

/** Nobody reads more; another word narrows better. */
const MOST_RESULTS = 20;

/** As many as a slow phone paints in time for a keystroke; the rest follows in the next frame. */
const FIRST_RESULTS = 3;

type Searcher = (question: string) => readonly Found[];

/** @returns a function that opens the search */
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
    root.render(
      <StrictMode>
        <Search key={times} source={source} search={search} labels={labels} />
      </StrictMode>,
    );
  };
}

interface SearchProps {
  readonly source: SearchSource;
  readonly search: Searcher;
  readonly labels: IslandLabels;
}

/** A combobox with a listbox, after the ARIA Authoring Practices. */
function Search({ source, search, labels }: SearchProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Continues a search that the URL already contains.
  const [question, setQuestion] = useState(() => wordsOfAddress(location.search));
  const [current, setCurrent] = useState(-1);
  const language = pageLanguage();
  // Cached, so an arrow key renders its choice without another search.
  const found = useMemo(() => search(question), [search, question]);
  const results = useMemo(() => resultsOf(found, source), [found, source]);
  const painted = useDeferredValue(results, []);
  const isWhole = painted === results || current >= FIRST_RESULTS;
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
      const places = results.length + 1;
      setCurrent(((current + 1 + step + places) % places) - 1);
    }
    const chosen = results[event.key === 'Enter' ? Math.max(current, 0) : -1];
    if (chosen) location.assign(addressOf(chosen));
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it by itself.
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label={labels.search.open}
      // A click on the backdrop has the dialog itself as its target.
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
          <CloseButton label={labels.close} />
        </div>
        <div id={id} className={styles.results} role="listbox" aria-label={labels.search.open}>
          {results
            .slice(0, isWhole ? MOST_RESULTS : FIRST_RESULTS)
            .map(({ thing, found: result }, index) => (
              <Result
                key={result.id}
                id={optionId(index)}
                thing={thing}
                found={result}
                isCurrent={index === current}
                hasPicture={isWhole || painted.some((each) => each.thing === thing)}
                labels={labels}
              />
            ))}
        </div>
        <p role="status" className={styles.status}>
          {question.trim() !== '' &&
            (results.length > 0
              ? fillLabel(labels.search.found, { count: `${found.length}` })
              : labels.search.none)}
        </p>
        {results.length > 0 && (
          <a className={styles.all} href={allResultsAddress(question, language)}>
            {labels.search.showAll}
          </a>
        )}
      </div>
    </dialog>
  );
}

function resultsOf(found: readonly Found[], { things }: SearchSource): SearchedResult[] {
  return found.slice(0, MOST_RESULTS).flatMap((each) => {
    const thing = things[each.id];
    return thing ? [{ found: each, thing }] : [];
  });
}

/** Keeps the other filters of that page. */
function allResultsAddress(question: string, language: Language): string {
  const address = urlOf(paths(language).allWorks());
  const isThere = location.pathname === address;
  return address + withWords(isThere ? location.search : '', question.trim());
}
