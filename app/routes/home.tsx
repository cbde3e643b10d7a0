import { identityOf } from '#catalogue/site-view.ts';
import { Home } from '../features/home/home.tsx';
import { readCatalogue } from '../lib/catalogue.server.ts';
import { languageOfRequest } from '../lib/request.server.ts';
import type { Route } from './+types/home';

export function loader({ request }: Route.LoaderArgs) {
  const { site, vocabulary } = readCatalogue();
  const { name, profession } = identityOf(site, vocabulary, languageOfRequest(request));
  return { name, profession, hero: site.hero, previews: site.categories };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: `${loaderData.name} — ${loaderData.profession}` }] : [];
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <Home {...loaderData} />;
}
