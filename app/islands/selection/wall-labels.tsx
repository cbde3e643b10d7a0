import { Words } from '#app/ui/words.tsx';
import type { LabelParts } from './use-label-parts.ts';
import type { ShownWork } from './use-selected-works.ts';
import styles from './wall-labels.module.css';

interface WallLabelsProps {
  readonly works: readonly ShownWork[];
  readonly parts: LabelParts;
}

export function WallLabels({ works, parts: { translated, codes } }: WallLabelsProps) {
  return (
    <ul className={styles.root}>
      {works.map((work) => {
        const told = translated.flatMap((list) => list.find(({ id }) => id === work.id) ?? []);
        const code = codes.get(work.id);
        return (
          <li key={work.id}>
            <div className={styles.tellings}>
              {[work, ...told].map((each, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one for each language, in their order.
                <div key={index}>
                  <p className={styles.title}>
                    <Words of={each.title} />
                  </p>
                  {detailsOf(each).map((fact) => (
                    <p key={fact}>{fact}</p>
                  ))}
                </div>
              ))}
            </div>
            {code && (
              <svg
                className={styles.code}
                viewBox={`0 0 ${code.size} ${code.size}`}
                aria-hidden="true"
              >
                <path d={code.path} />
              </svg>
            )}
          </li>
        );
      })}
    </ul>
  );
}

// Labels on a wall omit the availability.
function detailsOf({ facts, isStateTold }: Pick<ShownWork, 'facts' | 'isStateTold'>) {
  return isStateTold ? facts.slice(0, -1) : facts;
}
