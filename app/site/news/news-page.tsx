import { NewsList } from '#app/pages/news/news-list.tsx';
import { definePage } from '#app/site/define-page.ts';

export const newsPage = definePage('/news', {
  page({ site: { posts }, t }) {
    const titles = posts.map(({ title }) => title.text).join('; ');
    return {
      title: t('news'),
      description: t('summary.news', { titles }),
      content: <NewsList posts={posts} />,
    };
  },
});
