import { readEdition } from '#app/document/site.ts';
import { LifeLine } from '#app/pages/about/life-line.tsx';
import { lifeLine } from '#catalogue/site/life-line.ts';
import { translatePhrase } from '#catalogue/words/vocabulary.ts';
import type { FoundPage, PageRequest } from './route.ts';

export function lifeLinePage({ language }: PageRequest<'/about/timeline'>): FoundPage {
  const { vocabulary, facets: index, listed, biography } = readEdition(language);
  const nameOf = (place: string) => {
    const phrase = index.facets.place.find(({ value }) => value === place)?.phrase ?? place;
    return { value: place, name: translatePhrase(vocabulary, phrase).text };
  };
  const years = lifeLine(listed, index, biography).map((each) => ({
    ...each,
    places: each.places.map(({ place, works }) => ({
      ...(place !== undefined && { place: nameOf(place) }),
      works,
    })),
  }));
  return { content: <LifeLine years={years} /> };
}
