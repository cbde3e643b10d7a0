import slideshowWorker from '#app/islands/slideshow/slideshow-worker.js?inline-script';
import { ROUTES } from '#app/site/routes.ts';
import { labelsFile, searchFile, WORKER_FILE } from '#app/ui/i18n/data-files.ts';
import { translationsIn } from '#app/ui/i18n/translations.ts';
import { islandLabels } from '#app/ui/island-labels.ts';
import type { Site } from '#catalogue/site.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { searchSource } from './search-source.ts';

/** The files beside the pages of a language, by path. */
export function dataFiles(site: Site): Readonly<Record<string, () => string>> {
  const { language, labels } = site;
  const { t } = translationsIn(language);
  return Object.assign(
    {
      [labelsFile(language)]: () => JSON.stringify(islandLabels(labels)),
      [searchFile(language)]: () => JSON.stringify(searchSource(site)),
    },
    language === firstLanguage() && { [WORKER_FILE]: () => slideshowWorker },
    ...ROUTES.map(({ files }) => files?.({ site, t })),
  );
}
