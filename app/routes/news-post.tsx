import { readCatalogue } from '#app/data/catalogue.server.ts';
import { NewsArticle } from '#app/pages/news/news-article.tsx';
import type { FoundPage, PageRequest } from './route.ts';

export function newsPostPage({ params }: PageRequest<'/news/:id'>): FoundPage | undefined {
  const found = readCatalogue().posts.find(({ post }) => String(post.id) === params.id);
  return found && { content: <NewsArticle {...found} /> };
}
