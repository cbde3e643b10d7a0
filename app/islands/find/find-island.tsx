import {
  StrictMode,
  startTransition,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import styles from '#app/islands/find/all-works.module.css';
import { paceOf, withPace } from '#app/islands/slideshow/slideshow-query.ts';
import { createRoot } from '#app/ui/create-root.ts';
import { pathWithoutBase } from '#app/ui/i18n/base-path.ts';
import { PagePath, pageLanguage } from '#app/ui/i18n/page-address.ts';
import type { IslandContext } from '#app/ui/island.ts';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { wordsOfAddress } from '#app/ui/search-words.ts';
import type { Facet } from '#catalogue/paths/facet-names.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import {
  type Choice,
  countsBeside,
  formatChoice,
  isChosen,
  loadSearch,
  NO_CHOICE,
  parseChoice,
  type SearchWorks,
  SORTS,
  searchedWorks,
  speaksOfChoice,
  toggleValue,
} from './choice.ts';
import { FacetBar, SortField, WorkCards } from './find-parts.tsx';
import type { FindSource } from './find-source.ts';

// Initial number of cards, and step of the 'more' button.
const CARDS_AT_ONCE = 48;

/** The first call replaces the static content of the page. */
export interface FindControl {
  /** Rejects if the URL has a search and its index fails to load. */
  show(): Promise<void>;
  toggle(facet: Facet, value: string): void;
  sort(sort: string): void;
}

export function mountFind(context: IslandContext<FindSource>): FindControl {
  const { container: place, data: source, labels, fail } = context;
  const parse = () => parseChoice(location.search, source.facets);
  let search: SearchWorks | undefined;
  let isShown = false;
  const show = (focus?: string, open?: Facet) => {
    if (isShown) return;
    isShown = true;
    const path = pathWithoutBase(location.pathname);
    const root = createRoot(place, fail);
    const works = (
      <StrictMode>
        <PagePath value={path}>
          <FindWorks
            source={source}
            labels={labels}
            search={search}
            open={open}
            onShown={() => {
              delete document.documentElement.dataset.choosing;
              if (focus) place.querySelector<HTMLElement>(focus)?.focus();
            }}
          />
        </PagePath>
      </StrictMode>
    );
    // Rendering all cards at once would delay the frame that answers the press.
    startTransition(() => root.render(works));
  };
  return {
    async show() {
      if (!speaksOfChoice(location.search)) {
        delete document.documentElement.dataset.choosing;
        return;
      }
      if (wordsOfAddress(location.search) !== '') {
        search = await loadSearch(place.dataset.words ?? '');
      }
      // Normalizes the query; a slideshow of the choice goes on.
      const choice = formatChoice(parse());
      const address = withPace(choice, paceOf(location.search));
      if (address !== location.search)
        history.replaceState(history.state, '', location.pathname + address);
      show();
    },
    toggle(facet, value) {
      choose(toggleValue(parse(), facet, value));
      show(`[data-facet='${facet}'] [data-value='${value}']`, facet);
    },
    sort(name) {
      const sort = SORTS.find((each) => each === name) ?? NO_CHOICE.sort;
      choose({ ...parse(), sort });
      show('select');
    },
  };
}

// Keeps the choice in the URL, for sharing, bookmarks and Back.
function choose(choice: Choice): void {
  const path = paths(pageLanguage()).allWorks();
  const base = import.meta.env.BASE_URL.slice(0, -1);
  history.pushState(null, '', base + path + formatChoice(choice));
  dispatchEvent(new PopStateEvent('popstate'));
}

function useQuery(): string {
  return useSyncExternalStore(listenToHistory, () => location.search);
}

function listenToHistory(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
}

interface FindWorksProps {
  readonly source: FindSource;
  readonly labels: IslandLabels;
  readonly search: SearchWorks | undefined;
  readonly open: Facet | undefined;
  /** The island replaces the pressed control. */
  readonly onShown: () => void;
}

function FindWorks({ source, labels, search, open, onShown }: FindWorksProps) {
  const { facets } = source;
  const { find } = labels;
  const query = useQuery();
  const choice = useMemo(() => parseChoice(query, facets), [query, facets]);
  const [most, setMost] = useState({ query, count: CARDS_AT_ONCE });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it has come.
  useEffect(onShown, []);
  const { words, sort } = choice;
  // Back to a search that this page loaded without: reload with the search index.
  const isLost = words !== '' && !search;
  useEffect(() => {
    if (isLost) location.reload();
  }, [isLost]);
  const searched = useMemo(
    () => searchedWorks(source.works, { words, sort }, search),
    [source, words, sort, search],
  );
  const found = useMemo(
    () => searched.filter((work) => isChosen(work.values, choice.values)).map(({ card }) => card),
    [choice, searched],
  );
  const offered = facets.map(({ facet, values, ...named }) => {
    const all = searched.map((work) => work.values);
    const counts = countsBeside(all, facet, choice.values);
    return {
      ...named,
      facet,
      values: values.map((each) => ({ ...each, count: counts.get(each.value) ?? 0 })),
    };
  });
  const shown = found.slice(0, most.query === query ? most.count : CARDS_AT_ONCE);
  // New marks: the script of the page updates which are pressed.
  useEffect(() => {
    dispatchEvent(new Event('selection'));
  });
  return (
    <>
      <FacetBar
        label={find.choose}
        facets={offered}
        chosen={choice.values}
        open={open}
        onToggle={(facet, value) => choose(toggleValue(choice, facet, value))}
      />
      <div className={styles.line}>
        <div role="status">
          <h2 className={styles.count}>
            {found.length > 0 ? countOf(found.length, labels) : find.none}
          </h2>
        </div>
        {words !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={fillLabel(find.forgetWords, { words })}
            onClick={() => choose({ ...choice, words: '' })}
          >
            {words} <span aria-hidden="true">×</span>
          </button>
        )}
        {Object.keys(choice.values).length > 0 && (
          <button
            type="button"
            className={styles.clear}
            onClick={() => choose({ ...choice, values: {} })}
          >
            {find.clear}
          </button>
        )}
        <SortField
          label={find.sort}
          names={words === '' ? find.sorts : { ...find.sorts, artist: find.bestFirst }}
          sort={sort}
          onChange={(sort) => choose({ ...choice, sort })}
        />
      </div>
      <div className={styles.works}>
        <WorkCards works={shown} labels={labels} />
      </div>
      {shown.length < found.length && (
        <button
          type="button"
          className={styles.more}
          onClick={() => setMost({ query, count: shown.length + CARDS_AT_ONCE })}
        >
          {find.more}
        </button>
      )}
    </>
  );
}

function countOf(count: number, labels: IslandLabels): string {
  const form = new Intl.PluralRules(document.documentElement.lang).select(count);
  const label = form === 'zero' || form === 'two' ? 'other' : form;
  return fillLabel(labels[`worksCount_${label}`], { count: String(count) });
}
