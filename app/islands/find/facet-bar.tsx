import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import type { Facet } from '#catalogue/paths/facet-names.ts';
import { paths } from '#catalogue/paths/paths.ts';
import type { Choice } from './choice.ts';
import styles from './facet-bar.module.css';
import type { NamedFacet } from './find-source.ts';

interface FacetBarProps {
  readonly label: string;
  readonly facets: readonly NamedFacet[];
  readonly chosen: Choice['values'];
  readonly open?: Facet | undefined;
  /** Turns values into toggles; without it they are links. */
  readonly onToggle?: (facet: Facet, value: string) => void;
}

export function FacetBar({ label, facets, chosen, open, onToggle }: FacetBarProps) {
  const pathTo = paths(useLanguage());
  return (
    <nav className={styles.root} aria-label={label}>
      {facets.map(({ facet, name, values }) => {
        const current = values.find(({ value }) => value === chosen[facet]);
        return (
          <details key={facet} name="facet" open={facet === open} data-facet={facet}>
            <summary className={styles.facet} data-chosen={current && ''}>
              {current ? `${name}: ${current.name}` : name}
            </summary>
            <ul className={styles.values}>
              {values.map(({ value, name: own, count }) => {
                const words = (
                  <>
                    {facet === 'colour' && <span className={styles.swatch} data-pigment={value} />}
                    {capitalized(own)} <span className={styles.count}>{count}</span>
                  </>
                );
                const isChosen = value === current?.value;
                return (
                  <li key={value}>
                    {onToggle ? (
                      <button
                        type="button"
                        className={styles.value}
                        data-value={value}
                        aria-pressed={isChosen}
                        disabled={count === 0 && !isChosen}
                        onClick={() => onToggle(facet, value)}
                      >
                        {words}
                      </button>
                    ) : (
                      <PageLink
                        className={styles.value}
                        to={pathTo.facetValue(facet, value)}
                        data-value={value}
                        {...(isChosen && { 'aria-current': 'page' as const })}
                      >
                        {words}
                      </PageLink>
                    )}
                  </li>
                );
              })}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}

function capitalized(name: string): string {
  return name.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
