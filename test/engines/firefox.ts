import { launch } from 'puppeteer-core';
import { findProgram } from '#test/find-program.ts';
import type { Engine } from './engine.ts';

const PROGRAM = findProgram(['firefox-esr', 'firefox']);

export const hasFirefox = PROGRAM !== undefined;

export async function startFirefox(): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: PROGRAM ?? '',
    extraPrefsFirefox: { 'intl.accept_languages': 'ru' },
  });
  const page = await browser.newPage();
  await page.setViewport({ width: 1000, height: 800 });
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return {
    goTo: async (url) => void (await page.goto(url)),
    ask: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
    press: (selector) => page.locator(selector).click(),
    key: (name) => page.keyboard.press(name),
    errors: () => errors,
    close: () => browser.close(),
  };
}
