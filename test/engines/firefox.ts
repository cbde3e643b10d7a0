import { launch } from 'puppeteer-core';
import { findProgram } from '#test/find-program.ts';

const PROGRAM = findProgram(['firefox-esr', 'firefox']);

export const hasFirefox = PROGRAM !== undefined;

export async function startFirefox() {
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
    goTo: async (url: string) => void (await page.goto(url)),
    ask: <Result>(expression: string) => page.evaluate(expression) as Promise<Result>,
    press: (selector: string) => page.locator(selector).click(),
    key: (name: 'ArrowRight' | 'Escape') => page.keyboard.press(name),
    errors: (): readonly string[] => errors,
    close: () => browser.close(),
  };
}

export type Engine = Awaited<ReturnType<typeof startFirefox>>;
