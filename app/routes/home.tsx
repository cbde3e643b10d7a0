import { identityOf } from '#catalogue/site-view.ts';
import { workThumbnail } from '#catalogue/work-view.ts';
import { slideOf } from '../features/home/hero-slides.tsx';
import { Home } from '../features/home/home.tsx';
import { pageMeta } from '../i18n/page-title.ts';
import { readCatalogue } from '../lib/catalogue.server.ts';
import { isOtherPage } from '../lib/is-other-page.ts';
import { descriptionOfPage } from '../lib/page-description.server.ts';
import type { PageHandle } from '../lib/page-handle.ts';
import { languageOfPage } from '../lib/page-language.server.ts';
import { newestWorks, vocabularyIn } from '../lib/works.server.ts';
import type { Route } from './+types/home';

/** How many of the newest works stand under the tiles. */
const NEWEST_COUNT = 8;

export function loader({ url }: Route.LoaderArgs) {
  const { site, vocabulary } = readCatalogue();
  const language = languageOfPage(url);
  const { name, profession } = identityOf(site, vocabulary, language);
  return {
    description: descriptionOfPage(url),
    name,
    profession,
    hero: site.hero,
    previews: site.categories,
    newest: newestWorks(NEWEST_COUNT).map((work) =>
      workThumbnail(work, language, vocabularyIn(language)),
    ),
  };
}

export const shouldRevalidate = isOtherPage;

export const handle = {
  firstPicture: ({ hero: [first] }) => first && slideOf(first),
} satisfies PageHandle<Route.ComponentProps['loaderData']>;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  return pageMeta(`${loaderData.name} — ${loaderData.profession}`, { loaderData });
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { description: _, ...shown } = loaderData;
  return <Home {...shown} />;
}
