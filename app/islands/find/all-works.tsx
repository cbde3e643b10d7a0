import { useEffect, useState, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { searchUrl } from '#app/islands/search/search.client.ts';
import { ArtworkCard } from '#app/ui/artwork-card.tsx';
import { restoreOnError } from '#app/ui/create-root.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { pageLanguage, useLanguage } from '#app/ui/i18n/page-path.ts';
import type { IslandContext, IslandLabels } from '#app/ui/island.ts';
import { PageLink } from '#app/ui/link.tsx';
import { NOWHERE } from '#app/ui/modal.client.ts';
import { Modal, ModalLink } from '#app/ui/modal.tsx';
import primitives from '#app/ui/primitives.module.css';
import { wordsInQuery } from '#app/ui/search-words.ts';
import { Views } from '#app/ui/views.tsx';
import { FACETS, PIGMENTS, type Pigment } from '#catalogue/paths/facet-names.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import styles from './all-works.module.css';
import {
  type Choice,
  choiceOnPage,
  countsBeside,
  type FindSource,
  formatChoice,
  isChosen,
  type SearchWorks,
  SORTS,
  searchedWorks,
  type WorksPage,
} from './choice.ts';
import { choiceQuery, worksPageOf } from './find.client.ts';
import { PageNumbers, WorkRows } from './work-pages.tsx';
import { loadSearch } from './works-on-show.ts';

const CARDS_AT_ONCE = 48;

const FILTER_ID = 'filter';

interface AllWorksProps {
  readonly page: WorksPage;
  readonly source: FindSource;
  readonly labels: IslandLabels;
  readonly search?: SearchWorks | undefined;
}

export async function mountFind(context: IslandContext<FindSource>): Promise<typeof choose> {
  const { container, data, labels, fail } = context;
  const search = await loadSearch();
  // Back to a URL with words, which this page has loaded without.
  addEventListener('popstate', () => {
    if (!search && wordsInQuery(location.search)) location.reload();
  });
  hydrateRoot(
    container,
    <AllWorks page={worksPageOf(container)} source={data} labels={labels} search={search} />,
    restoreOnError(container, fail),
  );
  return choose;
}

function choose(query: string): void {
  const path = urlOf(paths(pageLanguage()).allWorks());
  // The title, the head and the link to the other language belong to the page of a value.
  if (location.pathname !== path) location.assign(path + query);
  else {
    history.pushState(null, '', path + query);
    dispatchEvent(new PopStateEvent('popstate'));
  }
}

export function AllWorks({ page, source, labels, search }: AllWorksProps) {
  const { find } = labels;
  const language = useLanguage();
  const pathTo = paths(language);
  // Undefined in the static page and for its hydration.
  const query = useSyncExternalStore(
    listenToHistory,
    () => location.search,
    () => undefined,
  );
  const [more, setMore] = useState({ query, count: CARDS_AT_ONCE });
  const choice = choiceOnPage(page.query, query ?? '', source.facets);
  useEffect(() => {
    if (query !== undefined) delete document.documentElement.dataset.choosing;
    // New marks: the script of the page updates which are pressed.
    dispatchEvent(new Event('selection'));
  });

  const searched = searchedWorks(source.works, choice, search);
  const found = searched.filter(({ values }) => isChosen(values, choice)).map(({ card }) => card);
  const isPaged = formatChoice(choice) === page.query;
  const end = more.query === query ? more.count : CARDS_AT_ONCE;
  const shown = isPaged ? found.slice(page.first, page.end) : found.slice(0, end);
  const form = new Intl.PluralRules(language).select(found.length);
  const countLabel = labels[`worksCount_${form === 'zero' || form === 'two' ? 'other' : form}`];
  const count = found.length > 0 ? fillLabel(countLabel, { count: `${found.length}` }) : find.none;

  const linkTo = (next: Choice, page = pathTo.allWorks()) => {
    const chosen = formatChoice(next);
    const path = query === undefined ? page : pathTo.allWorks() + chosen;
    return { href: urlOf(path), ...choiceQuery.props(chosen) };
  };
  const optionOf = (
    key: keyof Choice,
    value: string | undefined,
    name: string,
    page?: string,
    shown?: { readonly count: number; readonly colour: string | undefined },
  ) => {
    const isCurrent = choice[key] === value;
    const next = { ...choice, [key]: isCurrent ? undefined : value };
    return { value, name, isCurrent, link: linkTo(next, isCurrent ? undefined : page), ...shown };
  };
  const offered = searched.map(({ values }) => values);
  const facets = source.facets.map(({ facet, values }) => {
    const counts = countsBeside(offered, facet, query === undefined ? {} : choice);
    const options = values.map(({ value, name }) =>
      optionOf(facet, value, name, pathTo.facetValue(facet, value), {
        count: counts.get(value) ?? 0,
        colour: facet === 'colour' ? PIGMENTS[value as Pigment] : undefined,
      }),
    );
    return { name: find.facet[facet], options };
  });
  const usualOrder = choice.q ? find.bestFirst : find.sorts.artist;
  const orders = [undefined, ...SORTS].map((value) =>
    optionOf('sort', value, value ? find.sorts[value] : usualOrder),
  );
  const groups = [...facets, { name: find.sort, options: orders }];
  const current = groups.flatMap(({ options }) =>
    options.filter(({ value, isCurrent }) => value && isCurrent),
  );
  const chips = choice.q
    ? [{ name: choice.q, link: linkTo({ ...choice, q: '' }) }, ...current]
    : current;
  const facet = isPaged ? FACETS.find((each) => choice[each]) : undefined;
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1>{facet ? `${find.facet[facet]}: ${chips[0]?.name}` : find.allWorks}</h1>
        <Views labels={labels} current="grid" slideshow={page.worksFile + page.query} />
        <div className={styles.bar}>
          <PageLink className={styles.search} to={pathTo.allWorks()} {...searchUrl.props()}>
            {labels.search.field}
          </PageLink>
          <ModalLink className={primitives.button} modal={FILTER_ID} label={find.filter}>
            {find.filter}
          </ModalLink>
        </div>
      </header>
      <Modal id={FILTER_ID} label={find.filter} closeLabel={labels.close} placement="sheet">
        <div className={styles.sheet}>
          {groups.map(({ name, options }) => (
            <section key={name} className={name === find.sort ? styles.scripted : undefined}>
              <h2>{name}</h2>
              <ul className={primitives.links}>
                {options.map(({ name, isCurrent, link, count, colour }) => (
                  <li key={name}>
                    <a
                      className={primitives.bare}
                      aria-current={isCurrent || undefined}
                      {...(count === 0 && !isCurrent
                        ? { role: 'link', 'aria-disabled': true }
                        : link)}
                    >
                      {colour && <i style={{ background: colour }} />}
                      {name}
                      {count !== undefined && <small>{` ${count}`}</small>}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          <p className={styles.end} role="status">
            <a className={primitives.primary} href={NOWHERE}>
              {found.length > 0 ? fillLabel(find.show, { works: count }) : count}
            </a>
            {chips.length > 0 && <a {...linkTo({})}>{find.clear}</a>}
          </p>
        </div>
      </Modal>
      <div className={styles.results}>
        <div className={styles.line}>
          <div role="status">
            <h2>{count}</h2>
          </div>
          {chips.map(({ name, link }) => (
            <a
              key={name}
              className={styles.chip}
              {...link}
              href={link.href}
              aria-label={fillLabel(find.remove, { name })}
            >
              {`${name} ×`}
            </a>
          ))}
        </div>
        <WorkRows works={shown}>
          {(work, sizes, index) => (
            <ArtworkCard
              work={work}
              labels={labels}
              sizes={sizes}
              loading={index === 0 ? 'eager' : 'lazy'}
            />
          )}
        </WorkRows>
        {isPaged && (
          <PageNumbers
            labels={labels.pages}
            pageAt={(number) =>
              facet
                ? pathTo.facetValue(facet, choice[facet] ?? '', number)
                : pathTo.allWorks(number)
            }
            page={page.page}
            pages={page.pages}
          />
        )}
        {!isPaged && shown.length < found.length && (
          <button
            type="button"
            className={primitives.button}
            onClick={() => setMore({ query, count: shown.length + CARDS_AT_ONCE })}
          >
            {find.more}
          </button>
        )}
      </div>
    </div>
  );
}

function listenToHistory(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  return () => removeEventListener('popstate', onChange);
}
