import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { allWorksFile, paths, searchFile } from '../catalogue/site/paths.ts';
import { SHIPPED_LANGUAGES } from '../catalogue/words/language.ts';
import { noteInteractions, takeNoted } from './measure-interactions.ts';
import { median } from './median.ts';
import { repeated } from './repeated.ts';
import type { Row, Section } from './section.ts';
import { newVisitor, settled } from './visitor.ts';

const RUNS = 3;
const SLOWDOWN = 4;
const ANSWER_MS = 50;
const MOST_BYTES = 40 * 1024;

/** Typed letter by letter: a name, a word that is in many works, two words, a slip, a word of the other language. */
const QUESTIONS = ['Нарочь', 'туман', 'масло 2021', 'сирнь', 'lotus'] as const;

/** Between two letters, in milliseconds: what one has set off is over when the next one comes. */
const LETTER_MS = 250;

/**
 * Measures what the search weighs, and how soon it answers each letter that is typed.
 *
 * @param address of a site that is built and served
 */
export async function measureSearch(browser: Browser, address: string): Promise<Section> {
  const weights = await Promise.all(
    SHIPPED_LANGUAGES.flatMap((language) => [
      weightRow(address, searchFile(language), MOST_BYTES),
      weightRow(address, allWorksFile(language)),
    ]),
  );
  const visits = await repeated(RUNS, () => lettersOf(browser, address));
  const middle = QUESTIONS.map((question, index) => ({
    question,
    slowest: median(visits.map((times) => Math.max(...(times[index] ?? [])))),
  }));
  return {
    heading: 'Search',
    about:
      `The files compressed with gzip. Each letter that is typed, on a phone with a processor ${SLOWDOWN} times slower: ` +
      'from the key to the end of the first frame that shows what was found, as the browser tells it (in steps of 8 ms). ' +
      `Medians of ${RUNS} visits, of each the slowest letter of a question.`,
    rows: [
      ...weights,
      ...middle.map(
        ({ question, slowest }): Row => ({
          what: `‘${question}’`,
          target: `≤ ${ANSWER_MS} ms`,
          measured: slowest === 0 ? '< 16 ms' : `${slowest} ms`,
          isReached: slowest <= ANSWER_MS,
        }),
      ),
    ],
  };
}

async function weightRow(address: string, file: string, most?: number): Promise<Row> {
  const answer = await fetch(new URL(file, `${address}/`));
  const { length } = gzipSync(await answer.arrayBuffer(), { level: 9 });
  const measured = `${(length / 1024).toFixed(1)} KB`;
  if (most === undefined) return { what: file, target: '', measured };
  return { what: file, target: `≤ ${most / 1024} KB`, measured, isReached: length <= most };
}

/** The milliseconds that each letter of each question took. */
async function lettersOf(browser: Browser, address: string): Promise<number[][]> {
  const visitor = await newVisitor(browser, 'phone', noteInteractions);
  const { page } = visitor;
  await page.goto(address + paths('ru').allWorks());
  await settled(page);
  await visitor.press(page.locator('main [data-search]'));
  const field = page.locator('dialog[open] [role="combobox"]');
  await field.waitFor();
  await page.waitForLoadState('networkidle');
  await visitor.slowDown(SLOWDOWN);
  const devTools = await page.context().newCDPSession(page);
  const times: number[][] = [];
  for (const question of QUESTIONS) {
    await field.fill('');
    const letters: number[] = [];
    for (const letter of question) {
      await page.waitForTimeout(LETTER_MS);
      await takeNoted(page);
      // Playwright's keyboard has no Cyrillic keys, and text that is put in without one is no interaction.
      await devTools.send('Input.dispatchKeyEvent', { type: 'keyDown', key: letter, text: letter });
      await devTools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: letter });
      await page.waitForTimeout(LETTER_MS);
      letters.push(await takeNoted(page));
    }
    times.push(letters);
  }
  await visitor.leave();
  return times;
}
