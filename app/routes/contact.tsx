import { Contacts } from '../features/contacts/contacts.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import { readCatalogue } from '../lib/catalogue.server.ts';
import { isOtherPage } from '../lib/is-other-page.ts';
import { descriptionOfPage } from '../lib/page-description.server.ts';
import type { Route } from './+types/contact';

export function loader({ url }: Route.LoaderArgs) {
  return { description: descriptionOfPage(url), contacts: readCatalogue().site.contacts };
}

export const shouldRevalidate = isOtherPage;

export function meta(page: Route.MetaArgs) {
  return pageTitle(page, 'contacts');
}

export default function ContactRoute({ loaderData }: Route.ComponentProps) {
  return <Contacts contacts={loaderData.contacts} />;
}
