import { definePage } from '#app/site/define-page.ts';
import primitives from '#app/ui/primitives.module.css';

// Spec §2: a placeholder page with sample text.
export const testPage = definePage('/test', {
  isInternal: true,
  page: ({ t }) => ({
    title: t('test'),
    description: t('summary.test'),
    content: (
      <div className={primitives.page}>
        <h1>{t('test')}</h1>
        <div className={primitives.prose}>
          <p>{t('testText')}</p>
        </div>
      </div>
    ),
  }),
});
