import type { CataloguePost } from '#catalogue/catalogue.ts';
import type { NewsPost } from '#catalogue/site/news-post.ts';
import { type PostPage, type PostView, postView } from '#catalogue/site/post-view.ts';
import type { Language } from '#catalogue/words/language.ts';
import { isListed } from '#catalogue/works/artwork.ts';
import { readCatalogue } from './catalogue.server.ts';
import { typesetPost } from './typeset.server.ts';
import { cardIn, findWork, vocabularyIn } from './works.server.ts';

/** All posts in the order in which they are listed, in a language. */
export function postsIn(language: Language): readonly PostPage[] {
  return readCatalogue().posts.map((post) => postPage(post, language));
}

/** The posts that tell of a work, in their order. */
export function postsAbout(work: number, language: Language): readonly PostView[] {
  return readCatalogue()
    .posts.filter(({ post }) => post.works.includes(work))
    .map(({ post }) => postIn(post, language));
}

/** What a list or a link says of a post. */
function postIn(post: NewsPost, language: Language): PostView {
  return typesetPost(postView(post, language, vocabularyIn(language)), language);
}

function postPage({ post, ...photos }: CataloguePost, language: Language): PostPage {
  const works = post.works.flatMap((id) => {
    const work = findWork(String(id));
    return work && isListed(work.entry) ? [cardIn(work, language)] : [];
  });
  return { ...postIn(post, language), ...photos, videos: post.videos, works };
}
