import { rm } from 'node:fs/promises';
import { expect, onTestFinished } from 'vitest';
import { type LoadedContent, loadContent } from '#pipeline/content/load-content.ts';
import type { Problem } from '#pipeline/problem.ts';
import { ContentDraft } from './content.fixture.ts';

export const RU = 'locales/ru/translation.json';
export const EN = 'locales/en/translation.json';

export type Change = (draft: ContentDraft) => ContentDraft;

/** A row of a table of faults: what is done to sound content, and what the check must then say. */
export type FaultRow = readonly [title: string, change: Change, ...expected: ExpectedProblem];

export type ExpectedProblem = readonly [
  file: string,
  place: string,
  message: string | RegExp,
  remedy: string | RegExp,
];

/** Loads the sound content of the fixture after a change. */
export async function loadChanged(change: Change): Promise<LoadedContent> {
  const dir = await change(new ContentDraft()).save();
  onTestFinished(() => rm(dir, { recursive: true }));
  return loadContent(dir);
}

export function ofSeverity(loaded: LoadedContent, severity: Problem['severity']): Problem[] {
  return loaded.problems.filter((problem) => problem.severity === severity);
}

/** Expects that a change leads to one error and that nothing can be built then. */
export async function expectError(change: Change, expected: ExpectedProblem): Promise<void> {
  const loaded = await loadChanged(change);
  const errors = ofSeverity(loaded, 'error');
  expect(errors).toHaveLength(1);
  expectProblem(errors[0], expected);
  expect(loaded.content).toBeUndefined();
}

/** Expects that a change leads to one notice and to nothing else. */
export async function expectNotice(change: Change, expected: ExpectedProblem): Promise<void> {
  const loaded = await loadChanged(change);
  expect(ofSeverity(loaded, 'error')).toEqual([]);
  expect(loaded.problems).toHaveLength(1);
  expectProblem(loaded.problems[0], expected);
  expect(loaded.content).toBeDefined();
}

/** The line is left out: it follows from how the fixture is written. */
export function expectProblem(problem: Problem | undefined, expected: ExpectedProblem): void {
  const [file, place, message, remedy] = expected;
  expect(problem?.message).toMatch(message);
  expect(problem?.remedy).toMatch(remedy);
  const found = { ...problem, place: problem?.place.replace(/ \(line \d+\)$/, '') };
  expect(found).toMatchObject({ file, place });
}
