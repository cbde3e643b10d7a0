import type { CataloguePost } from '#catalogue/catalogue.ts';
import { type PostPage, type PostView, postView } from '#catalogue/site/post-view.ts';
import type { Language } from '#catalogue/words/language.ts';
import { isListed } from '#catalogue/works/artwork.ts';
import { workCard } from '#catalogue/works/work-view.ts';
import { readCatalogue } from './catalogue.server.ts';
import { findWork, vocabularyIn } from './works.server.ts';

/** All posts in the order in which they are listed, in a language. */
export function postsIn(language: Language): readonly PostPage[] {
  return readCatalogue().posts.map((post) => postPage(post, language));
}

/** The posts that tell of a work, in their order. */
export function postsAbout(work: number, language: Language): readonly PostView[] {
  return readCatalogue()
    .posts.filter(({ post }) => post.works.includes(work))
    .map(({ post }) => postView(post, language, vocabularyIn(language)));
}

function postPage({ post, ...photos }: CataloguePost, language: Language): PostPage {
  const vocabulary = vocabularyIn(language);
  const works = post.works.flatMap((id) => {
    const work = findWork(String(id));
    return work && isListed(work.entry) ? [workCard(work, language, vocabulary)] : [];
  });
  return { ...postView(post, language, vocabulary), ...photos, videos: post.videos, works };
}
