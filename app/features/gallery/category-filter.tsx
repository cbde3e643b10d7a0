import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FILTERS, type Filter } from '#catalogue/categories.ts';
import { paths } from '#catalogue/paths.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Word } from '../../i18n/word.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import styles from './category-filter.module.css';

interface CategoryFilterProps {
  readonly current: Filter;
  readonly counts: Readonly<Record<Filter, number>>;
}

/** Spec §2: the filter labels in their order, as links, so that the address holds what is shown. */
export function CategoryFilter({ current, counts }: CategoryFilterProps) {
  const { t } = useTranslation();
  const to = paths(useLanguage());
  const line = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter is another link to be seen.
  useLayoutEffect(() => pushIntoSight(line.current), [current]);
  return (
    <nav aria-label={t('filter.label')}>
      <ul ref={line} className={styles.root}>
        {FILTERS.map((filter) => (
          <li key={filter}>
            <PageLink
              className={styles.link}
              to={to.galleryFilter(filter)}
              onFocus={showWhole}
              {...(filter === current && { 'aria-current': 'page' as const })}
            >
              <Word of={filter === 'all' ? 'filter.all' : `category.${filter}`} />{' '}
              <span className={styles.count}>{counts[filter]}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where browsers do not do it by `scroll-initial-target`: the line of labels begins with the current one in sight. */
function pushIntoSight(line: HTMLElement | null): void {
  const link = line?.querySelector<HTMLElement>('[aria-current]');
  if (!link || !line) return;
  const hidden = link.getBoundingClientRect().right - line.getBoundingClientRect().right;
  if (hidden > 0) line.scrollLeft += hidden + link.offsetWidth;
}

/** The line of labels may scroll sideways; browsers are content when they show a part of what the keyboard is at. */
function showWhole({ currentTarget }: FocusEvent): void {
  if (!currentTarget.matches(':focus-visible')) return;
  currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
