import { readEdition } from '#app/document/site.ts';
import { Contacts } from '#app/pages/contacts/contacts.tsx';
import type { FoundPage, PageRequest } from './route.ts';

export function contactPage({ language }: PageRequest<'/contact'>): FoundPage {
  const { contacts, answers, offers } = readEdition(language).identity;
  return { content: <Contacts contacts={contacts} answers={answers} offers={offers} /> };
}
