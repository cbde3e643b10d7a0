import { postsIn } from '#app/data/posts.server.ts';
import { NewsList } from '#app/pages/news/news-list.tsx';
import type { FoundPage, PageRequest } from './route.ts';

export function newsPage({ language }: PageRequest<'/news'>): FoundPage {
  return { content: <NewsList posts={postsIn(language)} /> };
}
