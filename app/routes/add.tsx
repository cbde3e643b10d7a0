import { useTranslation } from 'react-i18next';
import { hiddenPageTitle } from '../i18n/page-title.ts';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/add';

export function meta({ location }: Route.MetaArgs) {
  return hiddenPageTitle(location, 'add');
}

export default function AddRoute() {
  const { t } = useTranslation();
  return (
    <Prose>
      <h1>{t('add')}</h1>
      <p>{t('addText')}</p>
    </Prose>
  );
}
