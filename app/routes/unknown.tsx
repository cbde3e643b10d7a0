import { NotFound } from '../features/not-found/not-found.tsx';
import { hiddenPageTitle } from '../i18n/page-title.ts';
import type { Route } from './+types/unknown';

export function meta(page: Route.MetaArgs) {
  return hiddenPageTitle(page, 'pageNotFound');
}

export default function UnknownRoute() {
  return <NotFound />;
}
