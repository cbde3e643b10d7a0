import { readEdition } from '#app/document/site.ts';
import { NewsArticle } from '#app/pages/news/news-article.tsx';
import type { FoundPage, PageRequest } from './route.ts';

export function newsPostPage({
  params,
  language,
}: PageRequest<'/news/:id'>): FoundPage | undefined {
  const { posts } = readEdition(language);
  const at = posts.findIndex(({ id }) => String(id) === params.id);
  const post = posts[at];
  if (!post) return undefined;
  const newer = at > 0 ? posts[at - 1] : undefined;
  return { content: <NewsArticle post={post} newer={newer} older={posts[at + 1]} /> };
}
