import { definePage } from '#app/site/define-page.ts';
import { Prose } from '#app/ui/prose.tsx';

export const testPage = definePage('/test', {
  isInternal: true,
  page: ({ t }) => ({
    title: t('test'),
    description: t('summary.test'),
    content: (
      <Prose>
        <h1>{t('test')}</h1>
        <p>{t('testText')}</p>
      </Prose>
    ),
  }),
});
