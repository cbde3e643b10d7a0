import { SelectionPage } from '#app/pages/selection/selection-page.tsx';
import { definePage } from '#app/site/define-page.ts';

/** So many works show where a selection begins. */
const SHOWN_COUNT = 5;

/** The visitor's choice of works: the same document for everybody. */
export const selectionPage = definePage('/selection', {
  styles: ['texts'],
  page: ({ site, t }) => ({
    title: t('selection.title'),
    description: t('summary.selection'),
    content: <SelectionPage {...site.identity} works={site.newest(SHOWN_COUNT)} />,
  }),
});
