import { NewsList } from '#app/pages/news/news-list.tsx';
import { definePage } from '#app/site/define-page.ts';
import { summaryText } from '#catalogue/metadata/summary-text.ts';

export const newsPage = definePage('/news', {
  styles: ['news'],
  page({ site: { posts }, t }) {
    const titles = posts.map(({ title }) => title.text).join('; ');
    return {
      title: t('news'),
      description: summaryText(t('summary.news', { titles })),
      content: <NewsList posts={posts} />,
    };
  },
});
