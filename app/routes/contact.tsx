import { readCatalogue } from '#app/data/catalogue.server.ts';
import { vocabularyIn } from '#app/data/works.server.ts';
import { Contacts } from '#app/pages/contacts/contacts.tsx';
import { identityOf } from '#catalogue/site/site-view.ts';
import type { FoundPage, PageRequest } from './route.ts';

export function contactPage({ language }: PageRequest<'/contact'>): FoundPage {
  const { site } = readCatalogue();
  const { contacts, answers, offers } = identityOf(site, vocabularyIn(language));
  return { content: <Contacts contacts={contacts} answers={answers} offers={offers} /> };
}
