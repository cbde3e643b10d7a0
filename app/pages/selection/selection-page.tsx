import { useTranslation } from 'react-i18next';
import { Word } from '#app/i18n/word.tsx';
import { WorkStrip } from '#app/ui/work-strip.tsx';
import { dataText } from '#catalogue/metadata/markup.ts';
import type { Identity } from '#catalogue/site/site-view.ts';
import type { Work } from '#catalogue/works/work.ts';
import type { SelectionLabels } from './selection-labels.ts';
import styles from './selection-page.module.css';
import { SELECTION_DATA_ID, SELECTION_ID } from './start-selection-page.ts';

interface SelectionPageProps extends Pick<Identity, 'siteUrl'> {
  readonly works: readonly Work[];
}

/** Only the visitor's browser knows the selected works. */
export function SelectionPage({ siteUrl, works }: SelectionPageProps) {
  const { t } = useTranslation();
  const title = { title: '{{title}}' };
  const labels: SelectionLabels = {
    empty: t('selection.empty'),
    unkept: t('selection.unkept'),
    missing: t('selection.missing', { numbers: '{{numbers}}' }),
    shared: t('selection.shared'),
    take: t('selection.take'),
    write: t('selection.write'),
    copyLink: t('selection.copyLink'),
    linkCopied: t('selection.linkCopied'),
    linkNotCopied: t('selection.linkNotCopied', { address: '{{address}}' }),
    print: t('selection.print'),
    printAs: t('selection.printAs'),
    sheets: {
      selection: t('selection.title'),
      labels: t('selection.sheetLabels'),
    },
    inAllLanguages: t('selection.inAllLanguages'),
    labelsFailed: t('selection.labelsFailed'),
    ...(siteUrl && { siteUrl }),
    wall: t('selection.wall', { width: '{{width}}', spaced: '{{spaced}}', gap: '{{gap}}' }),
    wallUnknown: t('selection.wallUnknown', { number: '{{number}}' }),
    share: t('share.open'),
    code: t('share.code'),
    quiet: t('quiet.open'),
    note: t('selection.note', title),
    earlier: t('selection.earlier', title),
    later: t('selection.later', title),
    drag: t('selection.drag', title),
    place: t('selection.place', { ...title, position: '{{position}}', total: '{{total}}' }),
    remove: t('selection.remove', title),
    removed: t('selection.removed', title),
    undo: t('selection.undo'),
    failed: t('selection.failed'),
    tryAgain: t('tryAgain'),
    gallery: t('gallery'),
  };
  return (
    <div className={styles.root}>
      <h1>
        <Word of="selection.title" />
      </h1>
      <noscript>
        <p>{t('selection.needsScript')}</p>
      </noscript>
      <div id={SELECTION_ID} className={styles.place} />
      <div className={styles.others}>
        <WorkStrip heading={t('newest')} works={works} />
      </div>
      <script
        type="application/json"
        id={SELECTION_DATA_ID}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which nothing can end the element.
        dangerouslySetInnerHTML={{ __html: dataText(labels) }}
      />
    </div>
  );
}
