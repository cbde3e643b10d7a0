import { addTranslations } from '#app/ui/i18n/translations.ts';
import { sampleSite } from '#catalogue/site.fixture.ts';
import { LABELS } from '#catalogue/texts/labels.ts';
import { pagesOf } from './routes.ts';

export function samplePages(sample: Parameters<typeof sampleSite>[0] = {}) {
  for (const [language, labels] of Object.entries(LABELS)) addTranslations(language, labels);
  const pages = pagesOf(sampleSite(sample)).map((page) => ({ ...page, ...page.load() }));
  return new Map(pages.map((page) => [page.path, page]));
}
