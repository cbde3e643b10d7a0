import { useEffect, useLayoutEffect, useRef } from 'react';
import { Words } from '#app/ui/i18n/word.tsx';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { showSelection } from '#app/ui/selection-marks.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { Labels } from '#catalogue/texts/labels.ts';
import styles from './frame.module.css';
import type { LightboxItem } from './lightbox-item.ts';
import stage from './stage.module.css';

interface LightboxHeadingProps {
  readonly titleId: string;
  readonly title: LightboxItem['title'];
  readonly number: number;
  readonly total: number;
  readonly labels: Labels['lightbox'];
}

/** Each text is the only child of its element, so React can still change it after a page translator. */
export function LightboxHeading({ titleId, title, number, total, labels }: LightboxHeadingProps) {
  return (
    <header className={styles.heading}>
      <h2 id={titleId} className={styles.title}>
        <Words of={title} />
      </h2>
      {total > 1 && (
        <>
          <p className={styles.position} aria-hidden="true">
            {`${number}/${total}`}
          </p>
          <span role="status" className={styles.spoken}>
            <Words of={title} />
            <span>{`, ${fillLabel(labels.position, { position: `${number}`, total: `${total}` })}`}</span>
          </span>
        </>
      )}
    </header>
  );
}

interface LightboxCaptionProps {
  readonly item: LightboxItem;
  readonly labels: IslandLabels;
}

export function LightboxCaption({ item, labels }: LightboxCaptionProps) {
  const { facts, dot, page } = item;
  return (
    <footer className={styles.caption}>
      {facts.length > 0 && (
        <p className={styles.facts}>
          <span>{(dot ? [...facts.slice(0, -1), ''] : facts).join(' · ')}</span>
          {dot && (
            <span className={styles.state} data-dot={dot}>
              {facts.at(-1)}
            </span>
          )}
        </p>
      )}
      {item.work !== undefined && <LightboxMark item={item} labels={labels} />}
      {page && (
        // In the same tab: Back leads to the page with this image on screen.
        <a className={styles.page} href={page}>
          {labels.more}
        </a>
      )}
    </footer>
  );
}

/** The page's own script handles the press. Synchronizes with the marks of the page. */
function LightboxMark({ item, labels }: LightboxCaptionProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the work is what the mark is of.
  useEffect(() => {
    showSelection();
  }, [item.work]);
  return (
    <button
      type="button"
      className={styles.mark}
      data-selects={item.work}
      aria-pressed="false"
      aria-label={fillLabel(labels.selection.mark, { title: item.title.text })}
    />
  );
}

interface LightboxHelpProps {
  readonly labels: Labels['lightbox'];
  readonly isSeries: boolean;
}

export function LightboxHelp({ labels, isSeries }: LightboxHelpProps) {
  return (
    <section className={styles.help} role="status" aria-label={labels.help}>
      <ul>
        {isSeries && <li>{labels.helpSteps}</li>}
        {isSeries && <li>{labels.helpEnds}</li>}
        <li>{labels.helpZoom}</li>
        <li>{labels.helpPan}</li>
        <li>{labels.helpClose}</li>
      </ul>
    </section>
  );
}

interface LightboxFailureProps {
  readonly count: number;
  readonly isLoading: boolean;
  readonly onTryAgain: () => void;
  readonly labels: IslandLabels;
}

/** Stays during a retry, so that its button keeps the focus. */
export function LightboxFailure({ count, isLoading, onTryAgain, labels }: LightboxFailureProps) {
  const panel = useRef<HTMLDivElement>(null);
  // The focus of a removed element falls to the page: Tab starts over, and screen readers fall silent.
  useLayoutEffect(() => {
    const element = panel.current;
    return () => {
      if (element?.contains(document.activeElement)) element.closest('dialog')?.focus();
    };
  }, []);
  return (
    <div ref={panel} className={stage.failure} role="alert">
      <p key={count}>{labels.lightbox.failed}</p>
      <button type="button" className={stage.retry} aria-disabled={isLoading} onClick={onTryAgain}>
        {labels.tryAgain}
      </button>
    </div>
  );
}
