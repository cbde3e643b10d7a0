import { redirect } from 'react-router';
import { paths } from '#catalogue/paths.ts';
import { shortTitle } from '#catalogue/short-title.ts';
import { NewsArticle } from '../features/news/news-article.tsx';
import { pageMeta, titleWithName } from '../i18n/page-title.ts';
import { readCatalogue } from '../lib/catalogue.server.ts';
import { isOtherPage } from '../lib/is-other-page.ts';
import { descriptionOfPage } from '../lib/page-description.server.ts';
import { languageOfPage } from '../lib/page-language.server.ts';
import type { Route } from './+types/news-post';

export function loader({ url, params }: Route.LoaderArgs) {
  const found = readCatalogue().posts.find(({ post }) => String(post.id) === params.id);
  // Spec §5: an unknown id leads to /404.
  if (!found) throw redirect(paths(languageOfPage(url)).notFound);
  return { ...found, description: descriptionOfPage(url) };
}

export const shouldRevalidate = isOtherPage;

export function meta(page: Route.MetaArgs) {
  if (!page.loaderData) return [];
  const title = shortTitle(page.loaderData.post.title);
  return pageMeta(titleWithName(page, title), page);
}

export default function NewsPostRoute({ loaderData }: Route.ComponentProps) {
  const { description: _, ...shown } = loaderData;
  return <NewsArticle {...shown} />;
}
