import { redirect } from 'react-router';
import { paths } from '#catalogue/paths.ts';
import { NewsArticle } from '../features/news/news-article.tsx';
import { readCatalogue } from '../lib/catalogue.server.ts';
import { languageOfRequest } from '../lib/request.server.ts';
import type { Route } from './+types/news-post';

export function loader({ request, params }: Route.LoaderArgs) {
  const found = readCatalogue().posts.find(({ post }) => String(post.id) === params.id);
  // Spec §5: an unknown id leads to /404.
  if (!found) throw redirect(paths(languageOfRequest(request)).notFound);
  return found;
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? [{ title: loaderData.post.title }] : [];
}

export default function NewsPostRoute({ loaderData }: Route.ComponentProps) {
  return <NewsArticle {...loaderData} />;
}
