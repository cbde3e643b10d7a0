import { SelectionPage } from '#app/islands/selection/selection-page.tsx';
import { definePage } from '#app/site/define-page.ts';

const SUGGESTED_WORKS_COUNT = 5;

/** The same document for all visitors; a script adds the works that each has chosen. */
export const selectionPage = definePage('/selection', {
  page: ({ site, t }) => ({
    title: t('selection.title'),
    description: t('summary.selection'),
    content: <SelectionPage {...site.identity} works={site.newest(SUGGESTED_WORKS_COUNT)} />,
  }),
});
