import { readCatalogue } from '#app/data/catalogue.server.ts';
import { NewsList } from '#app/pages/news/news-list.tsx';
import type { FoundPage } from './route.ts';

export function newsPage(): FoundPage {
  const posts = readCatalogue().posts.map(({ post, photo }) => ({ ...post, photo }));
  return { content: <NewsList posts={posts} /> };
}
