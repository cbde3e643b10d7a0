import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { paths } from '#catalogue/paths/paths.ts';

/** Translations, language and paths of the rendered page. */
export function usePage() {
  const { t } = useTranslation();
  const language = useLanguage();
  return { t, language, pathTo: paths(language) };
}
