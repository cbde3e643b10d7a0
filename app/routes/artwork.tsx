import { redirect } from 'react-router';
import type { CatalogueWork } from '#catalogue/catalogue.ts';
import { paths } from '#catalogue/paths.ts';
import { shortTitle } from '#catalogue/short-title.ts';
import { workPage, workThumbnail } from '#catalogue/work-view.ts';
import { ArtworkDetails } from '../features/artwork/artwork-details.tsx';
import { languageOfLocation, pageMeta, titleWithName } from '../i18n/page-title.ts';
import { wordsIn } from '../i18n/words.ts';
import { isOtherPage } from '../lib/is-other-page.ts';
import { descriptionOfPage } from '../lib/page-description.server.ts';
import { languageOfPage } from '../lib/page-language.server.ts';
import {
  distinctionOf,
  findWork,
  neighboursOf,
  pageOfWork,
  vocabularyIn,
} from '../lib/works.server.ts';
import type { Route } from './+types/artwork';

export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOfPage(url);
  const to = paths(language);
  const work = findWork(params.id);
  // Spec §5: an unknown id leads to /404.
  if (!work) throw redirect(to.notFound);
  // The id decides: a wrong category leads to the work's own address.
  if (work.artwork.category !== params.category) throw redirect(to.artwork(work.artwork));
  const vocabulary = vocabularyIn(language);
  const toLink = (other: CatalogueWork) => workThumbnail(other, language, vocabulary);
  const { previous, next } = neighboursOf(work);
  const distinction = distinctionOf(work, language);
  return {
    description: descriptionOfPage(url),
    work: workPage(work, language, vocabulary),
    page: pageOfWork(work),
    ...(distinction && { distinction }),
    ...(previous && { previous: toLink(previous) }),
    ...(next && { next: toLink(next) }),
  };
}

export const shouldRevalidate = isOtherPage;

export function meta(page: Route.MetaArgs) {
  if (!page.loaderData) return [];
  const { work, distinction } = page.loaderData;
  const ownTitle = work.title?.text ?? wordsIn(languageOfLocation(page.location)).t('untitled');
  const title = [shortTitle(ownTitle), distinction].filter(Boolean).join(', ');
  return [
    ...pageMeta(titleWithName(page, title), page),
    ...(work.isListed ? [] : [{ name: 'robots', content: 'noindex' }]),
  ];
}

export default function ArtworkRoute({ loaderData }: Route.ComponentProps) {
  const { description: _, distinction: __, ...shown } = loaderData;
  // Made anew for each: the painting of one work must not stand beside the words of the next until that has come.
  return <ArtworkDetails key={shown.work.id} {...shown} />;
}
