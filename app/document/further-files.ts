import { readCatalogue } from '#app/data/catalogue.server.ts';
import { wordsIn } from '#app/i18n/words.ts';
import { lightboxLabels } from '#app/lightbox/lightbox-data.tsx';
import quietWorker from '#app/quiet/quiet-worker.js?inline-script';
import { findableWorks } from '#app/routes/all-works.tsx';
import { lightboxItems } from '#app/routes/category.tsx';
import { quietLabels } from '#app/routes/quiet.ts';
import { searchSource } from '#app/routes/search.ts';
import { shareLabels } from '#app/routes/share.ts';
import { calendarText } from '#catalogue/site/calendar.ts';
import {
  allWorksFile,
  calendarFile,
  lightboxFile,
  quietFile,
  searchFile,
  seriesFile,
  WORKER_FILE,
} from '#catalogue/site/paths.ts';
import { shareFile } from '#catalogue/site/share-links.ts';
import { normalizeLine } from '#catalogue/texts/normalize-text.ts';
import { firstLanguage, type Language } from '#catalogue/words/language.ts';
import { readEdition } from './site.ts';

/**
 * The files beside the pages of a language, by their paths without the first slash: works of a category for the lightbox,
 * all of them to choose from, all that is searched, the words of the panel that passes pages on and of quiet shows,
 * exhibitions for calendars; and, once in the site, the service worker.
 */
export function furtherFiles(language: Language): ReadonlyMap<string, () => string> {
  const categories = Object.keys(readCatalogue().site.categories);
  return new Map([
    ...(language === firstLanguage() ? ([[WORKER_FILE, () => quietWorker]] as const) : []),
    ...categories.map(
      (category) =>
        [
          seriesFile(category, language),
          () => JSON.stringify(lightboxItems(category, language)),
        ] as const,
    ),
    [allWorksFile(language), () => JSON.stringify(findableWorks(language))],
    [lightboxFile(language), () => JSON.stringify(lightboxLabels(wordsIn(language).t))],
    [searchFile(language), () => JSON.stringify(searchSource(language))],
    [shareFile(language), () => JSON.stringify(shareLabels(language))],
    [quietFile(language), () => JSON.stringify(quietLabels(language))],
    ...calendarFiles(language),
  ]);
}

/** The exhibitions of posts, each for calendars. */
function calendarFiles(language: Language): [string, () => string][] {
  const edition = readEdition(language);
  const { site } = edition.catalogue;
  return edition.posts.flatMap(({ id, exhibition, title, shortDesc }) => {
    if (!exhibition) return [];
    const { hostname } = new URL(site.siteUrl ?? 'https://localhost');
    const event = {
      ...exhibition,
      uid: `exhibition-${id}@${hostname}`,
      title: normalizeLine(title.text),
      description: normalizeLine(shortDesc?.text ?? ''),
      ...(site.siteUrl && { address: edition.addressOf(edition.to.newsPost(id)) }),
    };
    return [[calendarFile(id, language), () => calendarText(event)]];
  });
}
