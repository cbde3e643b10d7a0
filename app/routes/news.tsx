import { readEdition } from '#app/document/site.ts';
import { NewsList } from '#app/pages/news/news-list.tsx';
import type { FoundPage, PageRequest } from './route.ts';

export function newsPage({ language }: PageRequest<'/news'>): FoundPage {
  return { content: <NewsList posts={readEdition(language).posts} /> };
}
