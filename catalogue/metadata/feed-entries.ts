import { firstLanguage, type Language } from '#catalogue/words/language.ts';
import { textOf } from '#catalogue/works/artwork.ts';
import { contentDate, firstMoment } from './content-date.ts';
import type { Edition } from './edition.ts';
import { type PageSummary, pageSummaries, postIn } from './page-summary.ts';
import { largestPicture } from './structured-data.ts';
import { fillWords } from './summary-text.ts';

// Feeds carry only the latest news.
const MOST_ENTRIES = 30;

export interface FeedEntry {
  readonly address: string;
  readonly title: string;
  readonly summary: string;
  /** Of the title: the first language for an untranslated post. */
  readonly language: Language;
  /** RFC 3339. */
  readonly published: string;
  readonly picture: string;
}

/** Without the base path. */
export function feedPaths({ language }: Pick<Edition, 'language'>) {
  const folder = language === firstLanguage() ? '' : `/${language}`;
  return { atom: `${folder}/feed.xml`, json: `${folder}/feed.json` };
}

export function feedTitle({ words, name }: Edition): string {
  return fillWords(words.summary.feed, { name });
}

export function feedEntries(edition: Edition): FeedEntry[] {
  return pageSummaries(edition)
    .flatMap((page) => entryOf(edition, page) ?? [])
    .toSorted((one, other) =>
      one.published < other.published ? 1 : one.published > other.published ? -1 : 0,
    )
    .slice(0, MOST_ENTRIES);
}

function entryOf(edition: Edition, page: PageSummary): FeedEntry | undefined {
  const { addressOf, language } = edition;
  const { subject, isListed, path, title, description, photo } = page;
  if (!isListed || (subject.kind !== 'post' && subject.kind !== 'work')) return undefined;
  const date = contentDate(
    subject.kind === 'post' ? subject.post.post.date : textOf(subject.work.entry, 'date'),
  );
  if (date === undefined) return undefined;
  return {
    address: addressOf(path),
    title,
    summary: description,
    language: subject.kind === 'post' ? postIn(edition, subject.post).title.language : language,
    published: firstMoment(date),
    picture: addressOf(largestPicture(photo)),
  };
}
