import { Picture } from '#app/pictures/picture.tsx';
import { Words } from '#app/ui/words.tsx';
import styles from './print-sheets.module.css';
import type { SelectionLabels, Sheet } from './selection-labels.ts';
import type { ShownWork } from './use-selected-works.ts';

interface PrintSheetProps {
  readonly sheet: Sheet;
  readonly works: readonly ShownWork[];
  /** The same works as other languages tell them, for labels in more than one. */
  readonly translated: readonly (readonly Pick<
    ShownWork,
    'id' | 'title' | 'facts' | 'isStateTold'
  >[])[];
  readonly labels: SelectionLabels;
}

/** What comes on paper instead of the page; nobody sees it on a screen. */
export function PrintSheet({ sheet, works, translated, labels }: PrintSheetProps) {
  switch (sheet) {
    case 'list':
      return <List works={works} labels={labels} />;
    case 'labels':
    case 'stickers':
      return <WallLabels sheet={sheet} works={works} translated={translated} />;
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

/** One for each work, to be cut out, or on sheets of 21 labels of 63.5 × 38.1 mm. */
function WallLabels({
  sheet,
  works,
  translated,
}: Pick<PrintSheetProps, 'works' | 'translated'> & { readonly sheet: 'labels' | 'stickers' }) {
  return (
    <ul className={styles.labels} data-sheet={sheet}>
      {works.map((work) => {
        const told = translated.flatMap((list) => list.find(({ id }) => id === work.id) ?? []);
        return (
          <li key={work.id}>
            {[work, ...told].map((each, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one for each language, in their order.
              <div key={index} className={styles.told}>
                <p className={styles.title}>
                  <Words wording={each.title} />
                </p>
                {detailsOf(each).map((fact) => (
                  <p key={fact}>{fact}</p>
                ))}
              </div>
            ))}
          </li>
        );
      })}
    </ul>
  );
}

/** So many works in a row of the second page: all of them find room on it. */
function columnsFor(count: number): number {
  return Math.min(5, Math.max(2, Math.ceil(Math.sqrt(count))));
}

/** Two pages: the first work alone under her name, and all others with the way to her. */
function Portfolio({ works, labels }: SheetProps) {
  const [first, ...others] = works;
  if (!first) return null;
  return (
    <div className={styles.portfolio}>
      <section className={styles.opening}>
        <p className={styles.artist}>{labels.artist}</p>
        <Work work={first} sizes="700px" />
      </section>
      <section className={styles.others} data-columns={columnsFor(others.length)}>
        <div className={styles.grid}>
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
