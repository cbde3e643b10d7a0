import { readCatalogue } from '#app/data/catalogue.server.ts';
import { Contacts } from '#app/pages/contacts/contacts.tsx';
import type { FoundPage } from './route.ts';

export function contactPage(): FoundPage {
  return { content: <Contacts contacts={readCatalogue().site.contacts} /> };
}
