import { NotFound } from '../features/not-found/not-found.tsx';
import { hiddenPageTitle } from '../i18n/page-title.ts';
import type { Route } from './+types/not-found';

export function meta({ location }: Route.MetaArgs) {
  return hiddenPageTitle(location, 'pageNotFound');
}

export default function NotFoundRoute() {
  return <NotFound />;
}
