import { definePage } from '#app/site/define-page.ts';
import { NewsList } from '#app/site/news/news-list.tsx';

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
