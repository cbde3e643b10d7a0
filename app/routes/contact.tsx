import { Contacts } from '../features/contacts/contacts.tsx';
import { readCatalogue } from '../lib/catalogue.server.ts';
import type { FoundPage } from './route.ts';

export function contactPage(): FoundPage {
  return { content: <Contacts contacts={readCatalogue().site.contacts} /> };
}
