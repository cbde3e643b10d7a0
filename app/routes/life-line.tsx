import { biographyIn } from '#app/data/biography.server.ts';
import { cardIn, facetsOfWorks, vocabularyIn } from '#app/data/works.server.ts';
import { LifeLine } from '#app/pages/about/life-line.tsx';
import { lifeLine } from '#catalogue/site/life-line.ts';
import { translatePhrase } from '#catalogue/words/vocabulary.ts';
import type { FoundPage, PageRequest } from './route.ts';

export function lifeLinePage({ language }: PageRequest<'/about/timeline'>): FoundPage {
  const vocabulary = vocabularyIn(language);
  const index = facetsOfWorks();
  const nameOf = (place: string) => {
    const phrase = index.facets.place.find(({ value }) => value === place)?.phrase ?? place;
    return { value: place, name: translatePhrase(vocabulary, phrase).text };
  };
  const years = lifeLine(index, biographyIn(language)).map((each) => ({
    ...each,
    places: each.places.map(({ place, works }) => ({
      ...(place !== undefined && { place: nameOf(place) }),
      works: works.map((work) => cardIn(work, language)),
    })),
  }));
  return { content: <LifeLine years={years} /> };
}
