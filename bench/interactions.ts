import type { Locator, Page } from '@playwright/test';
import type { Form, Visitor } from './visitor.ts';

const LIGHTBOX = 'dialog[open][data-wall]';
const MENU = 'header a[aria-haspopup="dialog"]';
const THUMBNAIL = 'main a[data-opens]';

/** Something that a visitor does on a page, by its name. */
export type Step = readonly [name: string, act: (visitor: Visitor) => Promise<void>];

interface Visit {
  readonly path: string;
  /** Only in a window of this form. */
  readonly form?: Form;
  readonly steps: readonly Step[];
}

const press = (name: string, find: (page: Page) => Locator): Step => [
  name,
  ({ page, press: pressAt }) => pressAt(find(page).locator('visible=true').first()),
];

const key = (name: string): Step => [name, ({ page }) => page.keyboard.press(name)];

/** Playwright's keyboard has no Cyrillic keys, and text that is put in without one is no interaction. */
const type = (selector: string): Step => [
  `typing in ${selector}`,
  async ({ page }) => {
    const field = page.locator(selector).locator('visible=true').first();
    await field.focus();
    await field.pressSequentially('oil', { delay: 60 });
  },
];

/** A key for what is focused then: a slider, a list of choices. */
const keyAt = (selector: string, name: string): Step => [
  `${name} at ${selector}`,
  async ({ page }) => {
    await page.locator(selector).locator('visible=true').first().focus();
    await page.keyboard.press(name);
  },
];

const at = (selector: string) => press(selector, (page) => page.locator(selector));

const inLightbox = (selector: string) => at(`${LIGHTBOX} ${selector}`);

const THROUGH_MENU: Visit = {
  path: 'about',
  form: 'phone',
  steps: [
    at(MENU),
    at('dialog[open] a[href="#_"]'),
    at(MENU),
    at('dialog[open] a[aria-haspopup="dialog"]'),
    key('Escape'),
    at(MENU),
    at('dialog[open] nav a[href$="/news"]'),
  ],
};

const OPEN = 'dialog[open]';

const IN_LIGHTBOX: readonly Step[] = [
  at(THUMBNAIL),
  inLightbox('[data-direction="next"]'),
  inLightbox('[data-direction="previous"]'),
  key('ArrowRight'),
  key('+'),
  key('0'),
  inLightbox('[aria-pressed]'),
  inLightbox('[aria-pressed]'),
  inLightbox('[aria-expanded]'),
  inLightbox('[aria-expanded]'),
  key('?'),
  key('?'),
  inLightbox('[data-selects]'),
  inLightbox('[data-share]'),
  key('Escape'),
  key('Escape'),
];

/** What is done on each kind of page. */
export const VISITS: readonly Visit[] = [
  { path: '', steps: [at('section button'), at('section > a'), at('main nav a')] },
  { path: '', steps: [at('footer a[aria-haspopup="dialog"]'), key('Escape')] },
  { path: '', form: 'desktop', steps: [at('header nav a[href$="/gallery"]')] },
  THROUGH_MENU,
  { path: 'gallery', steps: [at('main nav a:not([aria-current])')] },
  { path: 'gallery', steps: [at('article a')] },
  { path: 'gallery/landscape', steps: [...IN_LIGHTBOX, at('main nav a:not([aria-current])')] },
  { path: 'gallery/landscape', steps: [at('main li a:not([data-opens])')] },
  {
    path: 'gallery/all',
    steps: [
      at('main [data-facet="technique"] summary'),
      at('main [data-facet="technique"] [aria-pressed], main [data-facet="technique"] a'),
      at('main [data-facet="colour"] summary'),
      at('main [data-facet="colour"] [aria-pressed]:not([disabled])'),
      keyAt('main select', 'ArrowDown'),
      at('main article [data-selects]'),
    ],
  },
  {
    path: 'gallery/all',
    steps: [at('main [data-search]'), type(`${OPEN} [role="combobox"]`), key('ArrowDown')],
  },
  { path: 'gallery/dzen', steps: [at('main [data-quiet]'), key('s'), key('s'), key('Escape')] },
  {
    path: 'gallery/landscape/164',
    steps: [at('main [data-share]'), key('Escape'), at('main [data-selects]')],
  },
  {
    path: 'gallery/landscape/164/wall',
    steps: [
      at('main input[type="radio"]:not(:checked)'),
      at('main input[type="checkbox"]'),
      at('main [data-deed="trueSize"]'),
      keyAt(`${OPEN} input[type="range"]`, 'ArrowRight'),
      at(`${OPEN} button`),
      key('Escape'),
    ],
  },
  {
    path: 'gallery/flowers_birds/wall',
    steps: [keyAt('main section[tabindex]', 'ArrowRight'), key('End'), key('Home')],
  },
  {
    path: 'gallery/landscape/54/unroll',
    steps: [keyAt('main section[tabindex]', 'End'), key('Home')],
  },
  {
    path: 'selection?works=126,51,116',
    steps: [at('main button'), type('main textarea'), at('main li button[aria-disabled="false"]')],
  },
  {
    path: 'gallery/landscape/164',
    steps: [at(THUMBNAIL), key('Escape'), at('main a[data-side]'), at('main a[href*="contact"]')],
  },
  { path: 'contact?work=164', steps: [at('main button'), type('textarea')] },
  { path: 'news', steps: [at('main li a')] },
  { path: 'news/5', steps: [at(THUMBNAIL), key('Escape'), at('header a[href]')] },
  { path: '404', steps: [at('main a')] },
  { path: 'test', steps: [at('footer a[aria-haspopup="dialog"]'), key('Escape')] },
  {
    path: 'add',
    steps: [
      type('main input[type="text"]'),
      type('main textarea'),
      at('main button[aria-pressed]'),
      at('main button[type="submit"]'),
    ],
  },
];
