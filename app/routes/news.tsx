import { COVER_SIZES, NewsList } from '../features/news/news-list.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import { readCatalogue } from '../lib/catalogue.server.ts';
import { isOtherPage } from '../lib/is-other-page.ts';
import { descriptionOfPage } from '../lib/page-description.server.ts';
import type { PageHandle } from '../lib/page-handle.ts';
import type { Route } from './+types/news';

export function loader({ url }: Route.LoaderArgs) {
  const posts = readCatalogue().posts.map(({ post: { id, title, shortDesc, date }, photo }) => ({
    id,
    title,
    shortDesc,
    date,
    photo,
  }));
  return { description: descriptionOfPage(url), posts };
}

export const shouldRevalidate = isOtherPage;

export const handle = {
  firstPicture: ({ posts: [first] }) => first && { photo: first.photo, sizes: COVER_SIZES.first },
} satisfies PageHandle<Route.ComponentProps['loaderData']>;

export function meta(page: Route.MetaArgs) {
  return pageTitle(page, 'news');
}

export default function NewsRoute({ loaderData }: Route.ComponentProps) {
  return <NewsList posts={loaderData.posts} />;
}
