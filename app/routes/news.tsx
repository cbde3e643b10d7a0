import { NewsList } from '../features/news/news-list.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import { readCatalogue } from '../lib/catalogue.server.ts';
import type { Route } from './+types/news';

export function loader() {
  return readCatalogue().posts.map(({ post: { id, title, shortDesc, date }, photo }) => ({
    id,
    title,
    shortDesc,
    date,
    photo,
  }));
}

export function meta(page: Route.MetaArgs) {
  return pageTitle(page, 'news');
}

export default function NewsRoute({ loaderData }: Route.ComponentProps) {
  return <NewsList posts={loaderData} />;
}
