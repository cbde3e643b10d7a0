import { phrasesOf } from '#catalogue/phrase-lists.ts';
import { Add } from '../features/add/add.tsx';
import { provideAddWords } from '../features/add/add-words.ts';
import { ArtworkDetails } from '../features/artwork/artwork-details.tsx';
import { ArtworkCard } from '../features/gallery/artwork-card.tsx';
import { hiddenPageTitle } from '../i18n/page-title.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { readCatalogue } from '../lib/catalogue.server.ts';
import { isOtherPage } from '../lib/is-other-page.ts';
import { descriptionOfPage } from '../lib/page-description.server.ts';
import type { Route } from './+types/add';

/** The components that the preview shows; features do not import each other. */
const PIECES = { Card: ArtworkCard, Page: ArtworkDetails };

/** Spec §2: the id defaults to the highest one plus one. */
export function loader({ url }: Route.LoaderArgs) {
  const catalogue = readCatalogue();
  const ids = catalogue.works.map(({ artwork }) => artwork.id);
  // In the page from the start: what came later would push the form down.
  const phrases = phrasesOf(catalogue);
  return { description: descriptionOfPage(url), nextId: Math.max(0, ...ids) + 1, phrases };
}

export const shouldRevalidate = isOtherPage;

export function meta(page: Route.MetaArgs) {
  return hiddenPageTitle(page, 'add.title');
}

export default function AddRoute({ loaderData }: Route.ComponentProps) {
  provideAddWords(useLanguage());
  return <Add nextId={loaderData.nextId} phrases={loaderData.phrases} pieces={PIECES} />;
}
