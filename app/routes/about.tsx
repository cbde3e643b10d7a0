import { identityOf } from '#catalogue/site-view.ts';
import { About } from '../features/about/about.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import { readCatalogue } from '../lib/catalogue.server.ts';
import { languageOfRequest } from '../lib/request.server.ts';
import type { Route } from './+types/about';

export function loader({ request }: Route.LoaderArgs) {
  const { site, vocabulary } = readCatalogue();
  const language = languageOfRequest(request);
  const { name } = identityOf(site, vocabulary, language);
  return { name, portrait: site.portrait, biography: site.biography[language] };
}

export function meta({ location }: Route.MetaArgs) {
  return pageTitle(location, 'about');
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  return <About {...loaderData} />;
}
