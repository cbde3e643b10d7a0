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
  const ids = readCatalogue().works.map(({ artwork }) => artwork.id);
  return { description: descriptionOfPage(url), nextId: Math.max(0, ...ids) + 1 };
}

export const shouldRevalidate = isOtherPage;

export function meta(page: Route.MetaArgs) {
  return hiddenPageTitle(page, 'add.title');
}

export default function AddRoute({ loaderData }: Route.ComponentProps) {
  provideAddWords(useLanguage());
  return <Add nextId={loaderData.nextId} pieces={PIECES} />;
}
