import { readEdition } from '#app/document/site.ts';
import { About } from '#app/pages/about/about.tsx';
import type { FoundPage, PageRequest } from './route.ts';

export function aboutPage({ language }: PageRequest<'/about'>): FoundPage {
  const { name, catalogue, biography } = readEdition(language);
  return {
    content: <About name={name} portrait={catalogue.site.portrait} biography={biography} />,
  };
}
