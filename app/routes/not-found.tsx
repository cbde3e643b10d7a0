import { workThumbnail } from '#catalogue/work-view.ts';
import { NotFound } from '../features/not-found/not-found.tsx';
import { hiddenPageTitle } from '../i18n/page-title.ts';
import { isOtherPage } from '../lib/is-other-page.ts';
import { descriptionOfPage } from '../lib/page-description.server.ts';
import { languageOfPage } from '../lib/page-language.server.ts';
import { newestWorks, vocabularyIn } from '../lib/works.server.ts';
import type { Route } from './+types/not-found';

/** So many works show the way back into the gallery. */
const SHOWN_COUNT = 3;

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOfPage(url);
  const works = newestWorks(SHOWN_COUNT).map((work) =>
    workThumbnail(work, language, vocabularyIn(language)),
  );
  return { description: descriptionOfPage(url), works };
}

export const shouldRevalidate = isOtherPage;

export function meta(page: Route.MetaArgs) {
  return hiddenPageTitle(page, 'pageNotFound');
}

export default function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <NotFound works={loaderData.works} />;
}
