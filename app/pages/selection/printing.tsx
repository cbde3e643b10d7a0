import { useEffect, useRef, useState } from 'react';
import { otherLanguages } from '#catalogue/words/language.ts';
import { PrintSheet } from './print-sheets.tsx';
import styles from './selection-island.module.css';
import { type SelectionLabels, SHEETS, type Sheet } from './selection-labels.ts';
import { NO_PARTS, useLabelParts } from './use-label-parts.ts';
import type { ShownWork } from './use-selected-works.ts';

interface PrintingProps {
  readonly works: readonly ShownWork[];
  readonly labels: SelectionLabels;
}

/**
 * What they can be printed as; the sheet is made ready when it is chosen, and printed as soon as all of it has come.
 *
 * Synchronizes with the pictures of the sheet and the browser's printing.
 */
export function Printing({ works, labels }: PrintingProps) {
  const [sheet, setSheet] = useState<Sheet | 'selection'>('selection');
  const [isInAll, setInAll] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const isOfLabels = sheet === 'labels' || sheet === 'stickers';
  const labelParts = useLabelParts({
    works: isOfLabels ? works : [],
    isInAllLanguages: isInAll,
    siteUrl: labels.siteUrl,
  });
  const { status } = labelParts;
  useEffect(() => {
    if (!isAsked || status === 'loading') return;
    setAsked(false);
    if (status === 'failed') return;
    const pictures = [...(area.current?.querySelectorAll('img') ?? [])];
    Promise.allSettled(pictures.map((picture) => picture.decode())).then(() => print());
  }, [isAsked, status]);
  return (
    <>
      <div className={styles.ways}>
        <label className={styles.choice}>
          {labels.printAs}
          <select
            className={styles.sheets}
            value={sheet}
            onChange={({ target }) => setSheet(target.value as Sheet)}
          >
            {(['selection', ...SHEETS] as const).map((each) => (
              <option key={each} value={each}>
                {labels.sheets[each]}
              </option>
            ))}
          </select>
        </label>
        {isOfLabels && otherLanguages().length > 0 && (
          <label className={styles.choice}>
            <input
              type="checkbox"
              checked={isInAll}
              onChange={({ target }) => setInAll(target.checked)}
            />
            {labels.inAllLanguages}
          </label>
        )}
        <button type="button" className={styles.way} onClick={() => setAsked(true)}>
          {labels.print}
        </button>
        <p role="alert" className={styles.said}>
          {status === 'failed' && (
            <span>
              {labels.labelsFailed}{' '}
              <button type="button" className={styles.undo} onClick={labelParts.tryAgain}>
                {labels.tryAgain}
              </button>
            </span>
          )}
        </p>
      </div>
      {sheet !== 'selection' && (
        <div ref={area} className={styles.sheet}>
          <PrintSheet
            sheet={sheet}
            works={works}
            parts={status === 'ready' ? labelParts.parts : NO_PARTS}
            labels={labels}
          />
        </div>
      )}
    </>
  );
}
