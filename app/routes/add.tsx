import { useTranslation } from 'react-i18next';
import { provideAddWords } from '../features/add/add-words.ts';
import { hiddenPageTitle } from '../i18n/page-title.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { Prose } from '../ui/prose.tsx';
import type { Route } from './+types/add';

export function meta({ location }: Route.MetaArgs) {
  return hiddenPageTitle(location, 'add.title');
}

export default function AddRoute() {
  provideAddWords(useLanguage());
  const { t } = useTranslation();
  return (
    <Prose>
      <h1>{t('add.title')}</h1>
      <p>{t('add.intro')}</p>
    </Prose>
  );
}
