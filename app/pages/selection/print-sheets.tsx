import type { CSSProperties } from 'react';
import { Picture } from '#app/pictures/picture.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './print-sheets.module.css';
import type { SelectionLabels, Sheet } from './selection-labels.ts';
import type { LabelParts } from './use-label-parts.ts';
import type { ShownWork } from './use-selected-works.ts';

interface PrintSheetProps {
  readonly sheet: Sheet;
  readonly works: readonly ShownWork[];
  /** Of labels, as far as they have come. */
  readonly parts: LabelParts;
  readonly labels: SelectionLabels;
}

/** What comes on paper instead of the page; nobody sees it on a screen. */
export function PrintSheet({ sheet, works, parts, labels }: PrintSheetProps) {
  switch (sheet) {
    case 'list':
      return <List works={works} labels={labels} />;
    case 'labels':
    case 'stickers':
      return <WallLabels sheet={sheet} works={works} parts={parts} />;
    case 'portfolio':
      return <Portfolio works={works} labels={labels} />;
  }
}

/** What a work is: on a wall nobody reads whether it can be had. */
function detailsOf({ facts, isStateTold }: Pick<ShownWork, 'facts' | 'isStateTold'>) {
  return isStateTold ? facts.slice(0, -1) : facts;
}

type SheetProps = Pick<PrintSheetProps, 'works' | 'labels'>;

/** All works with number, title and details; no prices. */
function List({ works, labels }: SheetProps) {
  return (
    <div className={styles.list}>
      <p className={styles.artist}>{labels.artist}</p>
      <table>
        <tbody>
          {works.map((work, index) => (
            <tr key={work.id}>
              <td>{index + 1}</td>
              <td>
                <Words wording={work.title} />
              </td>
              <td>{detailsOf(work).join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{labels.address}</p>
    </div>
  );
}

interface WallLabelsProps extends Pick<PrintSheetProps, 'works' | 'parts'> {
  readonly sheet: 'labels' | 'stickers';
}

/**
 * One for each work, to be cut out, or on sheets of 21 labels of 63.5 × 38.1 mm; a code leads to its page, where the
 * site knows its address.
 */
function WallLabels({ sheet, works, parts: { translated, codes } }: WallLabelsProps) {
  return (
    <ul className={styles.labels} data-sheet={sheet} data-several={translated.length > 0}>
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
                    <Words wording={each.title} />
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

/** More than so many in a row are too small for more than their titles. */
const MOST_COLUMNS_WITH_DETAILS = 5;

/** So many works in a row of the second page: all of them find room on it. */
function columnsFor(count: number): number {
  return Math.max(2, Math.ceil(Math.sqrt(count)));
}

/** Two pages: the first work alone under her name, and all others with the way to her. */
function Portfolio({ works, labels }: SheetProps) {
  const [first, ...others] = works;
  if (!first) return null;
  const columns = columnsFor(others.length);
  const numbers = { '--columns': columns, '--rows': Math.ceil(others.length / columns) };
  return (
    <div className={styles.portfolio}>
      <section className={styles.opening}>
        <p className={styles.artist}>{labels.artist}</p>
        <Work work={first} sizes="700px" />
      </section>
      <section className={styles.others} data-dense={columns > MOST_COLUMNS_WITH_DETAILS}>
        <div className={styles.grid} style={numbers as CSSProperties}>
          {others.map((work) => (
            <Work key={work.id} work={work} sizes="350px" />
          ))}
        </div>
        <p>{labels.address}</p>
      </section>
    </div>
  );
}

function Work({ work, sizes }: { readonly work: ShownWork; readonly sizes: string }) {
  return (
    <figure className={styles.work}>
      <Picture photo={work.photo} alt="" sizes={sizes} loading="eager" />
      <figcaption>
        <span className={styles.title}>
          <Words wording={work.title} />
        </span>
        {detailsOf(work).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </figcaption>
    </figure>
  );
}
