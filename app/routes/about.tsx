import { biographyIn } from '#app/data/biography.server.ts';
import { readCatalogue } from '#app/data/catalogue.server.ts';
import { vocabularyIn } from '#app/data/works.server.ts';
import { About } from '#app/pages/about/about.tsx';
import { identityOf } from '#catalogue/site/site-view.ts';
import type { FoundPage, PageRequest } from './route.ts';

export function aboutPage({ language }: PageRequest<'/about'>): FoundPage {
  const { site } = readCatalogue();
  const { name } = identityOf(site, vocabularyIn(language));
  return {
    content: <About name={name} portrait={site.portrait} biography={biographyIn(language)} />,
  };
}
