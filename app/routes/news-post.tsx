import { readCatalogue } from '#app/data/catalogue.server.ts';
import { vocabularyIn } from '#app/data/works.server.ts';
import { NewsArticle } from '#app/pages/news/news-article.tsx';
import { translatePhrase } from '#catalogue/words/vocabulary.ts';
import type { FoundPage, PageRequest } from './route.ts';

export function newsPostPage({
  params,
  language,
}: PageRequest<'/news/:id'>): FoundPage | undefined {
  const { posts } = readCatalogue();
  const at = posts.findIndex(({ post }) => String(post.id) === params.id);
  const found = posts[at];
  if (!found) return undefined;
  const date = translatePhrase(vocabularyIn(language), found.post.date).text;
  return {
    content: (
      <NewsArticle
        {...found}
        date={date}
        newer={at > 0 ? posts[at - 1]?.post : undefined}
        older={posts[at + 1]?.post}
      />
    ),
  };
}
