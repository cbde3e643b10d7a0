import { readCatalogue } from '#app/data/catalogue.server.ts';
import { vocabularyIn } from '#app/data/works.server.ts';
import { NewsList } from '#app/pages/news/news-list.tsx';
import { translatePhrase } from '#catalogue/words/vocabulary.ts';
import type { FoundPage, PageRequest } from './route.ts';

export function newsPage({ language }: PageRequest<'/news'>): FoundPage {
  const posts = readCatalogue().posts.map(({ post, photo }) => ({
    ...post,
    date: translatePhrase(vocabularyIn(language), post.date).text,
    photo,
  }));
  return { content: <NewsList posts={posts} /> };
}
