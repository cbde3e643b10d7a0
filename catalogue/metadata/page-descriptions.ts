import type { Edition } from './edition.ts';
import { pageSummaries } from './page-summary.ts';

/** Where the descriptions wait for the pages to be made. */
export const DESCRIPTIONS_FILE = '.generated/descriptions.json';

/** Descriptions by the paths of all pages. */
export type PageDescriptions = Readonly<Record<string, string>>;

/** What each page of a language says of itself in a sentence or two; those that shall not be found say it too. */
export function pageDescriptions(edition: Edition): PageDescriptions {
  const { to, words } = edition;
  const found = pageSummaries(edition).map(({ path, description }) => [path, description]);
  return {
    ...Object.fromEntries(found),
    [to.test]: words.summary.test,
    [to.add]: words.summary.add,
    [to.notFound]: words.summary.notFound,
  };
}
