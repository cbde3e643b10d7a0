import { CATEGORIES } from '#catalogue/categories.ts';
import { workCard } from '#catalogue/work-view.ts';
import { cardSizes, GalleryOverview } from '../features/gallery/gallery-overview.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import { asThumbnail } from '../lib/as-thumbnail.ts';
import { isOtherPage } from '../lib/is-other-page.ts';
import { descriptionOfPage } from '../lib/page-description.server.ts';
import type { PageHandle } from '../lib/page-handle.ts';
import { languageOfPage } from '../lib/page-language.server.ts';
import { filterCounts, listedWorks, vocabularyIn } from '../lib/works.server.ts';
import type { Route } from './+types/gallery';

/** The overview shows this many works of each category; all of them stand on the category's own page. */
const CARDS_PER_CATEGORY = 3;

export function loader({ url }: Route.LoaderArgs) {
  const language = languageOfPage(url);
  const vocabulary = vocabularyIn(language);
  return {
    description: descriptionOfPage(url),
    counts: filterCounts(),
    sections: CATEGORIES.map((category) => ({
      category,
      cards: listedWorks(category)
        .slice(0, CARDS_PER_CATEGORY)
        .map((work) => workCard(work, language, vocabulary)),
    })),
  };
}

export const shouldRevalidate = isOtherPage;

export const handle = {
  firstPicture: ({ sections }) => {
    const cards = sections[0]?.cards ?? [];
    return cards[0] && { photo: asThumbnail(cards[0].photo), sizes: cardSizes(cards[0], cards) };
  },
} satisfies PageHandle<Route.ComponentProps['loaderData']>;

export function meta(page: Route.MetaArgs) {
  return pageTitle(page, 'gallery');
}

export default function GalleryRoute({ loaderData }: Route.ComponentProps) {
  const { description: _, ...shown } = loaderData;
  return <GalleryOverview {...shown} />;
}
