import { useEffect, useState } from 'react';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { otherLanguages } from '#catalogue/texts/language.ts';
import { SELECTION_ID } from './selection-id.ts';
import styles from './selection-island.module.css';
import { NO_PARTS, useLabelParts } from './use-label-parts.ts';
import type { ShownWork } from './use-selected-works.ts';
import { WallLabels } from './wall-labels.tsx';

const SHEETS = [
  ['selection', 'title'],
  ['labels', 'sheetLabels'],
] as const;

type Sheet = (typeof SHEETS)[number][0];

interface PrintingProps {
  readonly works: readonly ShownWork[];
  readonly labels: IslandLabels;
}

/** Synchronizes with pictures and printing: labels are prepared when chosen, and printed when complete. */
export function Printing({ works, labels }: PrintingProps) {
  const [sheet, setSheet] = useState<Sheet>('selection');
  const [isInAll, setInAll] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const areLabels = sheet === 'labels';
  const labelParts = useLabelParts({
    works: areLabels ? works : [],
    isInAllLanguages: isInAll,
    siteUrl: document.getElementById(SELECTION_ID)?.dataset.siteUrl,
  });
  const { status } = labelParts;
  useEffect(() => {
    if (!isAsked || status === 'loading') return;
    setAsked(false);
    if (status === 'failed') return;
    if (areLabels) print();
    else loadPictures().then(() => print());
  }, [isAsked, status, areLabels]);
  return (
    <>
      <div className={styles.ways}>
        <label className={styles.choice}>
          {labels.selection.printAs}
          <select
            className={styles.sheets}
            value={sheet}
            onChange={({ target }) => setSheet(target.value as Sheet)}
          >
            {SHEETS.map(([each, label]) => (
              <option key={each} value={each}>
                {labels.selection[label]}
              </option>
            ))}
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
        <button type="button" className={styles.way} onClick={() => setAsked(true)}>
          {labels.selection.print}
        </button>
        <p role="alert" className={styles.said}>
          {status === 'failed' && (
            <span>
              {labels.selection.labelsFailed}{' '}
              <button type="button" className={styles.undo} onClick={labelParts.tryAgain}>
                {labels.tryAgain}
              </button>
            </span>
          )}
        </p>
      </div>
      {areLabels && (
        <div className={styles.sheet}>
          <WallLabels works={works} parts={status === 'ready' ? labelParts.parts : NO_PARTS} />
        </div>
      )}
    </>
  );
}

// Some browsers print lazy pictures that were never on screen as blanks.
function loadPictures(): Promise<unknown> {
  const pictures = document.querySelectorAll<HTMLImageElement>(`#${SELECTION_ID} img`);
  return Promise.allSettled(
    Array.from(pictures, (picture) => {
      picture.loading = 'eager';
      return picture.decode();
    }),
  );
}
