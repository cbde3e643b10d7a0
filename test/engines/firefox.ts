import { launch } from 'puppeteer-core';
import { findProgram } from '#test/find-program.ts';
import type { Engine } from './engine.ts';

const PROGRAM = findProgram(['firefox-esr', 'firefox']);

export const hasFirefox = PROGRAM !== undefined;

/** Gecko, by WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: PROGRAM ?? '',
    extraPrefsFirefox: { 'intl.accept_languages': 'ru' },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    goTo: async (address) => {
      await page.goto(address);
    },
    ask: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
    press: async (selector) => {
      // A press that leads away has ended before the next document is there.
      await page.locator(selector).click();
    },
    key: (name) => page.keyboard.press(name),
    type: (selector, text) => page.locator(selector).fill(text),
    back: () => page.evaluate('history.back()') as Promise<void>,
    errors: () => errors,
    close: () => browser.close(),
  };
}
