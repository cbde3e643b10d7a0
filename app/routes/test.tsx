import { useTranslation } from 'react-i18next';
import { hiddenPageTitle } from '../i18n/page-title.ts';
import { isOtherPage } from '../lib/is-other-page.ts';
import { descriptionOfPage } from '../lib/page-description.server.ts';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/test';

export function loader({ url }: Route.LoaderArgs) {
  return { description: descriptionOfPage(url) };
}

export const shouldRevalidate = isOtherPage;

export function meta(page: Route.MetaArgs) {
  return hiddenPageTitle(page, 'test');
}

export default function TestRoute() {
  const { t } = useTranslation();
  return (
    <Prose>
      <h1>{t('test')}</h1>
      <p>{t('testText')}</p>
    </Prose>
  );
}
