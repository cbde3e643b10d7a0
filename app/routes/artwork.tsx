import { redirect } from 'react-router';
import { paths } from '#catalogue/paths.ts';
import { workPage } from '#catalogue/work-view.ts';
import { ArtworkDetails } from '../features/artwork/artwork-details.tsx';
import { languageOfLocation } from '../i18n/page-title.ts';
import { wordsIn } from '../i18n/words.ts';
import { languageOfPage } from '../lib/page-language.server.ts';
import { findWork, vocabularyIn } from '../lib/works.server.ts';
import type { Route } from './+types/artwork';

export function loader({ url, params }: Route.LoaderArgs) {
  const language = languageOfPage(url);
  const to = paths(language);
  const work = findWork(params.id);
  // Spec §5: an unknown id leads to /404.
  if (!work) throw redirect(to.notFound);
  // The id decides: a wrong category leads to the work's own address.
  if (work.artwork.category !== params.category) throw redirect(to.artwork(work.artwork));
  return workPage(work, language, vocabularyIn(language));
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return [];
  const title = loaderData.title?.text ?? wordsIn(languageOfLocation(location)).t('untitled');
  return [{ title }, ...(loaderData.isListed ? [] : [{ name: 'robots', content: 'noindex' }])];
}

export default function ArtworkRoute({ loaderData }: Route.ComponentProps) {
  return <ArtworkDetails work={loaderData} />;
}
