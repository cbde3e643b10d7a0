import { NewsArticle } from '../features/news/news-article.tsx';
import { readCatalogue } from '../lib/catalogue.server.ts';
import type { FoundPage, PageRequest } from './route.ts';

export function newsPostPage({ params }: PageRequest<'/news/:id'>): FoundPage | undefined {
  const found = readCatalogue().posts.find(({ post }) => String(post.id) === params.id);
  return found && { content: <NewsArticle {...found} /> };
}
