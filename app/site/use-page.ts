import { useTranslation } from 'react-i18next';
import { useLanguage, usePagePath } from '#app/ui/i18n/page-path.ts';
import { paths } from '#catalogue/paths/paths.ts';

export function usePage() {
  const { t } = useTranslation();
  const language = useLanguage();
  return { t, language, path: usePagePath(), pathTo: paths(language) };
}
