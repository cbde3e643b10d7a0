import { identityOf } from '#catalogue/site-view.ts';
import { About, PORTRAIT_SIZES } from '../features/about/about.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import { readCatalogue } from '../lib/catalogue.server.ts';
import { isOtherPage } from '../lib/is-other-page.ts';
import { descriptionOfPage } from '../lib/page-description.server.ts';
import type { PageHandle } from '../lib/page-handle.ts';
import { languageOfPage } from '../lib/page-language.server.ts';
import type { Route } from './+types/about';

export function loader({ url }: Route.LoaderArgs) {
  const { site, vocabulary } = readCatalogue();
  const language = languageOfPage(url);
  const { name } = identityOf(site, vocabulary, language);
  return {
    description: descriptionOfPage(url),
    name,
    portrait: site.portrait,
    biography: site.biography[language],
  };
}

export const shouldRevalidate = isOtherPage;

export const handle = {
  firstPicture: ({ portrait }) => ({ photo: portrait, sizes: PORTRAIT_SIZES }),
} satisfies PageHandle<Route.ComponentProps['loaderData']>;

export function meta(page: Route.MetaArgs) {
  return pageTitle(page, 'about');
}

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  const { description: _, ...shown } = loaderData;
  return <About {...shown} />;
}
