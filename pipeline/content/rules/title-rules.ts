import type { NewsEntry } from '#catalogue/content/news-entry.ts';
import { LONGEST_TITLE } from '#catalogue/words/short-title.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { type Finding, noticeAt } from '#pipeline/content/finding.ts';

/** A notice about a title of which the heads of pages show only a part. */
export function longTitleFindings(place: Pick<Finding, 'file' | 'path'>, title: string): Finding[] {
  const { length } = title.trim();
  if (length <= LONGEST_TITLE) return [];
  const message = `the title has ${length} characters: page titles and link previews show only ${LONGEST_TITLE}`;
  return [noticeAt(place, message, 'shorten it, and tell the rest in the text')];
}

/** The same about the titles of posts; those of works stand in files of their own. */
export function postTitleFindings({ file, salvaged = [] }: CheckedFile<NewsEntry[]>): Finding[] {
  return salvaged.flatMap((post, index) =>
    longTitleFindings({ file, path: [index, 'title'] }, post?.title ?? ''),
  );
}
