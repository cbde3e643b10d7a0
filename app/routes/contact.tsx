import { Contacts } from '../features/contacts/contacts.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import { readCatalogue } from '../lib/catalogue.server.ts';
import type { Route } from './+types/contact';

export function loader() {
  return readCatalogue().site.contacts;
}

export function meta(page: Route.MetaArgs) {
  return pageTitle(page, 'contacts');
}

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  return <Contacts contacts={loaderData} />;
}
