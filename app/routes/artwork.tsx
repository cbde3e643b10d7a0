import {
  facetsOfWorks,
  findWork,
  neighboursOf,
  pageOfWork,
  relatedTo,
} from '#app/data/works.server.ts';
import { readEdition } from '#app/document/site.ts';
import { wordsIn } from '#app/i18n/words.ts';
import { ArtworkDetails } from '#app/pages/artwork/artwork-details.tsx';
import type { RelatedWork } from '#app/pages/artwork/relations.tsx';
import { valueName } from '#catalogue/find/facets.ts';
import type { Relation } from '#catalogue/find/relations.ts';
import type { Language } from '#catalogue/words/language.ts';
import type { FoundPage, PageRequest } from './route.ts';

/** Spec §2: found by its id. Under another category it has no page. */
export function artworkPage({
  params,
  language,
}: PageRequest<'/gallery/:category/:id'>): FoundPage | undefined {
  const work = findWork(params.id, language);
  if (work?.category !== params.category) return undefined;
  return {
    content: (
      <ArtworkDetails
        work={work}
        page={pageOfWork(work, language)}
        posts={readEdition(language).posts.filter(({ works }) => works.includes(work))}
        related={relatedTo(work).flatMap((relation) => relatedWork(relation, language))}
        {...neighboursOf(work, language)}
      />
    ),
  };
}

function relatedWork({ work: id, reason, value }: Relation, language: Language): RelatedWork[] {
  const card = findWork(String(id), language);
  if (!card) return [];
  const name = value !== undefined && sharedName(reason, value, language);
  return [{ card, reason, ...(name && { name }) }];
}

function sharedName(reason: Relation['reason'], value: string, language: Language) {
  const facet = reason === 'place' ? 'place' : 'category';
  const named = facetsOfWorks().facets[facet].find((each) => each.value === value);
  const words = wordsIn(language).getResourceBundle(language, 'translation');
  return (
    named &&
    valueName(facet, named, { labels: words, vocabulary: readEdition(language).vocabulary })
  );
}
