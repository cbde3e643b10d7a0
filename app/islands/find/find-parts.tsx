import { ArtworkCard, type CardWork } from '#app/ui/artwork-card.tsx';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { PageLink } from '#app/ui/link.tsx';
import { type Facet, PIGMENTS, type Pigment } from '#catalogue/paths/facet-names.ts';
import { paths } from '#catalogue/paths/paths.ts';
import styles from './all-works.module.css';
import { type Choice, SORTS, type Sort } from './choice.ts';
import facetStyles from './facet-bar.module.css';
import type { NamedFacet } from './find-source.ts';
import { WorkRows } from './work-rows.tsx';

interface FacetBarProps {
  readonly label: string;
  readonly facets: readonly NamedFacet[];
  readonly chosen: Choice['values'];
  readonly open?: Facet | undefined;
  /** Turns values into toggles; without it they are links. */
  readonly onToggle?: (facet: Facet, value: string) => void;
}

export function FacetBar({ label, facets, chosen, open, onToggle }: FacetBarProps) {
  return (
    <nav className={facetStyles.root} aria-label={label}>
      {facets.map(({ facet, name, values }) => {
        const current = values.find(({ value }) => value === chosen[facet]);
        return (
          <details key={facet} name="facet" open={facet === open} data-facet={facet}>
            <summary className={facetStyles.facet} data-chosen={current && ''}>
              {current ? `${name}: ${current.name}` : name}
            </summary>
            <ul className={facetStyles.values}>
              {values.map((value) => (
                <li key={value.value}>
                  <Value
                    facet={facet}
                    {...value}
                    isChosen={value === current}
                    onToggle={onToggle}
                  />
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}

interface ValueProps {
  readonly facet: Facet;
  readonly value: string;
  readonly name: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onToggle: FacetBarProps['onToggle'];
}

function Value({ facet, value, name, count, isChosen, onToggle }: ValueProps) {
  const pathTo = paths(useLanguage());
  const shared = { className: facetStyles.value, 'data-value': value };
  const label = (
    <>
      {facet === 'colour' && (
        <span className={facetStyles.swatch} style={{ background: PIGMENTS[value as Pigment] }} />
      )}
      {name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}{' '}
      <span className={facetStyles.count}>{count}</span>
    </>
  );
  if (!onToggle) {
    return (
      <PageLink
        {...shared}
        to={pathTo.facetValue(facet, value)}
        aria-current={isChosen ? 'page' : undefined}
      >
        {label}
      </PageLink>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      aria-pressed={isChosen}
      disabled={count === 0 && !isChosen}
      onClick={() => onToggle(facet, value)}
    >
      {label}
    </button>
  );
}

interface SortFieldProps {
  readonly label: string;
  readonly names: Readonly<Record<Sort, string>>;
  readonly sort: Sort;
  /** Without it, the script of the page handles changes. */
  readonly onChange?: (sort: Sort) => void;
}

export function SortField({ label, names, sort, onChange }: SortFieldProps) {
  return (
    <label className={styles.sort}>
      <span>{label}</span>
      <select
        className={styles.order}
        // Some browsers restore the order that was selected before a reload.
        autoComplete="off"
        {...(onChange
          ? { value: sort, onChange: ({ target }) => onChange(target.value as Sort) }
          : { defaultValue: sort })}
      >
        {SORTS.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface WorkCardsProps {
  readonly works: readonly CardWork[];
  readonly labels: IslandLabels;
}

export function WorkCards({ works, labels }: WorkCardsProps) {
  return (
    <WorkRows works={works}>
      {(work, { sizes }, index) => (
        <ArtworkCard
          work={work}
          labels={labels}
          sizes={sizes}
          loading={index === 0 ? 'eager' : 'lazy'}
        />
      )}
    </WorkRows>
  );
}
