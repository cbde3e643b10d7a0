import { expect } from 'vitest';
import type { Problem } from '#catalogue/check/finding.ts';
import { type LoadedContent, loadContent } from '#pipeline/folder/check-content.ts';
import { ContentDraft } from './content.fixture.ts';
import { newFolder } from './saving.ts';

export const RU = 'locales/ru/translation.json';
export const EN = 'locales/en/translation.json';

export type Change = (draft: ContentDraft) => ContentDraft;

/** A part of a message, `file: location` without the line, and the change of a valid folder. */
export type ProblemRow = readonly [message: string, where: string, change: Change];

export async function loadChanged(change: Change): Promise<LoadedContent> {
  return loadContent(await newFolder(change(new ContentDraft())));
}

export async function expectError(...row: ProblemRow): Promise<void> {
  const { problems, content } = await loadChanged(row[2]);
  const errors = problems.filter(({ severity }) => severity === 'error');
  expectOnly(errors, row);
  expect(content).toBeUndefined();
}

export async function expectNotice(...row: ProblemRow): Promise<void> {
  const { problems, content } = await loadChanged(row[2]);
  expectOnly(problems, row);
  expect(content).toBeDefined();
}

function expectOnly(problems: readonly Problem[], [message, where]: ProblemRow): void {
  expect(problems).toMatchObject([{ message: expect.stringContaining(message) }]);
  const [{ file, location, remedy }] = problems as [Problem];
  expect(`${file}: ${location.replace(/ \(line \d+\)$/, '')}`).toBe(where);
  expect(remedy).not.toBe('');
}
