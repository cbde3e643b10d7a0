import { readCatalogue } from '#app/data/catalogue.server.ts';
import { About } from '#app/pages/about/about.tsx';
import { identityOf } from '#catalogue/site/site-view.ts';
import type { FoundPage, PageRequest } from './route.ts';

export function aboutPage({ language }: PageRequest<'/about'>): FoundPage {
  const { site, vocabulary } = readCatalogue();
  const { name } = identityOf(site, vocabulary, language);
  return {
    content: <About name={name} portrait={site.portrait} biography={site.biography[language]} />,
  };
}
