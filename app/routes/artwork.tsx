import { postsAbout } from '#app/data/posts.server.ts';
import { findWork, neighboursOf, pageOfWork, vocabularyIn } from '#app/data/works.server.ts';
import { ArtworkDetails } from '#app/pages/artwork/artwork-details.tsx';
import type { CatalogueWork } from '#catalogue/catalogue.ts';
import { workCard, workPage } from '#catalogue/works/work-view.ts';
import type { FoundPage, PageRequest } from './route.ts';

/** Spec §2: the work is looked up by its id. Under another category than its own it has no page. */
export function artworkPage({
  params,
  language,
}: PageRequest<'/gallery/:category/:id'>): FoundPage | undefined {
  const work = findWork(params.id);
  if (work?.entry.category !== params.category) return undefined;
  const vocabulary = vocabularyIn(language);
  const toLink = (other: CatalogueWork) => workCard(other, language, vocabulary);
  const { previous, next } = neighboursOf(work);
  return {
    content: (
      <ArtworkDetails
        work={workPage(work, language, vocabulary)}
        page={pageOfWork(work)}
        posts={postsAbout(work.entry.id, language)}
        {...(previous && { previous: toLink(previous) })}
        {...(next && { next: toLink(next) })}
      />
    ),
  };
}
