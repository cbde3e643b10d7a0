import { NewsList } from '../features/news/news-list.tsx';
import { readCatalogue } from '../lib/catalogue.server.ts';
import type { FoundPage } from './route.ts';

export function newsPage(): FoundPage {
  const posts = readCatalogue().posts.map(({ post, photo }) => ({ ...post, photo }));
  return { content: <NewsList posts={posts} /> };
}
