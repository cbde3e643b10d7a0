import { useEffect, useState } from 'react';
import { loadWorks } from '#app/islands/lightbox/load-works.ts';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { pageLanguage } from '#app/ui/i18n/page-address.ts';
import { Words } from '#app/ui/i18n/word.tsx';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { otherLanguages } from '#catalogue/texts/language.ts';
import styles from './selection-island.module.css';
import type { ShownWork } from './selection-island.tsx';
import { useLoaded } from './use-loaded.ts';
import labelStyles from './wall-labels.module.css';

interface PrintingProps {
  readonly works: readonly ShownWork[];
  readonly labels: IslandLabels;
  readonly siteUrl: string | undefined;
}

/** Synchronizes with printing: labels are prepared when chosen. */
export function Printing({ works, labels, siteUrl }: PrintingProps) {
  const [sheet, setSheet] = useState<'selection' | 'labels'>('selection');
  const [isInAll, setInAll] = useState(false);
  const areLabels = sheet === 'labels';
  const { status, value, retry } = useLoaded(
    [sheet, isInAll, ...works.map(({ id }) => id)].join(),
    () => loadParts(areLabels ? works : [], isInAll ? otherLanguages(pageLanguage()) : [], siteUrl),
  );
  useEffect(() => {
    document.body.dataset.prints = sheet;
  }, [sheet]);
  const handlePrint = async () => {
    if (!areLabels) await loadPictures();
    print();
  };
  return (
    <>
      <div className={styles.actions}>
        <label className={styles.choice}>
          {labels.selection.printAs}
          <select
            className={styles.select}
            value={sheet}
            onChange={({ target }) => setSheet(target.value as typeof sheet)}
          >
            <option value="selection">{labels.selection.title}</option>
            <option value="labels">{labels.selection.sheetLabels}</option>
          </select>
        </label>
        {areLabels && otherLanguages().length > 0 && (
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={isInAll}
              onChange={({ target }) => setInAll(target.checked)}
            />
            {labels.selection.inAllLanguages}
          </label>
        )}
        <button
          type="button"
          className={styles.button}
          disabled={status === 'loading'}
          onClick={handlePrint}
        >
          {labels.selection.print}
        </button>
        <p role="alert" className={styles.result}>
          {status === 'failed' && (
            <span>
              {labels.selection.labelsFailed}{' '}
              <button type="button" className={styles.plain} onClick={retry}>
                {labels.tryAgain}
              </button>
            </span>
          )}
        </p>
      </div>
      {areLabels && (
        <ul className={labelStyles.root}>
          {works.map((work) => (
            <WallLabel key={work.id} work={work} parts={value} />
          ))}
        </ul>
      )}
    </>
  );
}

async function loadParts(
  works: readonly ShownWork[],
  languages: ReturnType<typeof otherLanguages>,
  siteUrl: string | undefined,
) {
  const ids = works.map(({ id }) => id);
  const [translated, code] = await Promise.all([
    Promise.all(languages.map((language) => loadWorks(ids, language))),
    siteUrl && works.length > 0 ? import('#app/ui/qr-code.ts') : undefined,
  ]);
  const codes = works.map(({ id, path }) => [id, code?.qrCode(siteUrl + urlOf(path))] as const);
  return { translated: translated.flat(), codes: new Map(codes) };
}

// Some browsers print lazy pictures that were never on screen as blanks.
function loadPictures(): Promise<unknown> {
  const pictures = document.querySelectorAll<HTMLImageElement>(`.${styles.works} img`);
  return Promise.allSettled(
    Array.from(pictures, (picture) => {
      picture.loading = 'eager';
      return picture.decode();
    }),
  );
}

interface WallLabelProps {
  readonly work: ShownWork;
  /** Missing until they have loaded. */
  readonly parts: Awaited<ReturnType<typeof loadParts>> | undefined;
}

function WallLabel({ work, parts }: WallLabelProps) {
  const translated = parts?.translated.filter(({ id }) => id === work.id) ?? [];
  const code = parts?.codes.get(work.id);
  return (
    <li>
      <div className={labelStyles.texts}>
        {[work, ...translated].map(({ title, facts }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one for each language, in their order.
          <div key={index}>
            <p className={labelStyles.title}>
              <Words of={title} />
            </p>
            {facts.map((fact, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be the same, and none moves.
              <p key={line}>{fact}</p>
            ))}
          </div>
        ))}
      </div>
      {code && (
        <svg
          className={labelStyles.code}
          viewBox={`0 0 ${code.size} ${code.size}`}
          aria-hidden="true"
        >
          <path d={code.path} />
        </svg>
      )}
    </li>
  );
}
