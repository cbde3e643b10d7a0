import { postsIn } from '#app/data/posts.server.ts';
import { NewsList } from '#app/pages/news/news-list.tsx';
import type { FoundPage, PageRequest } from './route.ts';

export function newsPage({ language }: PageRequest<'/news'>): FoundPage {
  const posts = postsIn(language).map(({ post, photo }) => ({ ...post, photo }));
  return { content: <NewsList posts={posts} /> };
}
