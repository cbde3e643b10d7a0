import { identityOf } from '#catalogue/site-view.ts';
import { About } from '../features/about/about.tsx';
import { readCatalogue } from '../lib/catalogue.server.ts';
import type { FoundPage, PageRequest } from './route.ts';

export function aboutPage({ language }: PageRequest<'/about'>): FoundPage {
  const { site, vocabulary } = readCatalogue();
  const { name } = identityOf(site, vocabulary, language);
  return {
    content: <About name={name} portrait={site.portrait} biography={site.biography[language]} />,
  };
}
