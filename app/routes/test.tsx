import { useTranslation } from 'react-i18next';
import { hiddenPageTitle } from '../i18n/page-title.ts';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/test';

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
