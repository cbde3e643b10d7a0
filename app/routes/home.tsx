import { identityOf } from '#catalogue/site-view.ts';
import { Home } from '../features/home/home.tsx';
import { readCatalogue } from '../lib/catalogue.server.ts';
import { languageOfPage } from '../lib/page-language.server.ts';
import type { Route } from './+types/home';

export function loader({ url }: Route.LoaderArgs) {
  const { site, vocabulary } = readCatalogue();
  const { name, profession } = identityOf(site, vocabulary, languageOfPage(url));
  return { name, profession, hero: site.hero, previews: site.categories };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: `${loaderData.name} — ${loaderData.profession}` }] : [];
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  return <Home {...loaderData} />;
}
