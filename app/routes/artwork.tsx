import { postsAbout } from '#app/data/posts.server.ts';
import {
  cardIn,
  facetsOfWorks,
  findWork,
  neighboursOf,
  pageOfWork,
  relatedTo,
  vocabularyIn,
  workIn,
} from '#app/data/works.server.ts';
import { wordsIn } from '#app/i18n/words.ts';
import { ArtworkDetails } from '#app/pages/artwork/artwork-details.tsx';
import type { RelatedWork } from '#app/pages/artwork/relations.tsx';
import type { CatalogueWork } from '#catalogue/catalogue.ts';
import { valueName } from '#catalogue/find/facet-names.ts';
import type { Relation } from '#catalogue/find/relations.ts';
import type { Language } from '#catalogue/words/language.ts';
import type { FoundPage, PageRequest } from './route.ts';

/** Spec §2: found by its id. Under another category it has no page. */
export function artworkPage({
  params,
  language,
}: PageRequest<'/gallery/:category/:id'>): FoundPage | undefined {
  const work = findWork(params.id);
  if (work?.entry.category !== params.category) return undefined;
  const toLink = (other: CatalogueWork) => cardIn(other, language);
  const { previous, next } = neighboursOf(work);
  return {
    content: (
      <ArtworkDetails
        work={workIn(work, language)}
        page={pageOfWork(work)}
        posts={postsAbout(work.entry.id, language)}
        related={relatedTo(work).flatMap((relation) => relatedWork(relation, language))}
        {...(previous && { previous: toLink(previous) })}
        {...(next && { next: toLink(next) })}
      />
    ),
  };
}

function relatedWork({ work: id, reason, value }: Relation, language: Language): RelatedWork[] {
  const work = findWork(String(id));
  if (!work) return [];
  const card = cardIn(work, language);
  const name = value !== undefined && sharedName(reason, value, language);
  return [{ card, reason, ...(name && { name }) }];
}

function sharedName(reason: Relation['reason'], value: string, language: Language) {
  const facet = reason === 'place' ? 'place' : 'category';
  const named = facetsOfWorks().facets[facet].find((each) => each.value === value);
  const words = wordsIn(language).getResourceBundle(language, 'translation');
  return named && valueName(facet, named, { words, vocabulary: vocabularyIn(language) });
}
