import type { Locator, Page } from '@playwright/test';
import { control, expect, visit } from './visit.ts';

export const NARROW = { width: 800, height: 700 };

export const header = (page: Page): Locator => page.getByRole('banner');
export const burger = (page: Page): Locator => control(header(page), 'Меню');
export const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Меню' });
export const toggle = (page: Page): Locator => control(header(page), /^(EN|RU)$/);
export const languageModal = (page: Page): Locator => page.getByRole('dialog', { name: 'Язык' });

export async function openPanel(page: Page, path = '/about'): Promise<void> {
  await page.setViewportSize(NARROW);
  await visit(page, path);
  await burger(page).click();
  await expectPanelInPlace(page);
}

export async function expectPanelInPlace(page: Page): Promise<void> {
  await expect(panel(page)).toBeVisible();
  await panel(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}

export async function openLanguageModal(page: Page, path = '/about'): Promise<void> {
  await visit(page, path);
  await control(page.getByRole('contentinfo'), 'Язык').click();
  await expect(languageModal(page)).toBeVisible();
}

async function surfaceOf(first: Locator, last: Locator): Promise<DOMRect> {
  const other = await last.elementHandle();
  return first.evaluate((element, neighbour) => {
    let surface = element.parentElement;
    const carries = (each: Element) =>
      each.contains(neighbour) && /^rgb\(/.test(getComputedStyle(each).backgroundColor);
    while (surface && !carries(surface)) surface = surface.parentElement;
    return (surface ?? element).getBoundingClientRect().toJSON();
  }, other);
}

export async function expectPanelWidths(page: Page, widths: Readonly<Record<number, number>>) {
  for (const [window, expected] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(window), height: 700 });
    await expect.poll(async () => (await panelBox(page)).width, `at ${window}`).toBe(expected);
  }
}

export function panelBox(page: Page) {
  const links = panel(page).getByRole('navigation').getByRole('link');
  return surfaceOf(links.first(), links.last());
}

export function modalBox(page: Page) {
  const modal = languageModal(page);
  return surfaceOf(control(modal, 'English'), control(modal, 'Русский'));
}

const CLEAR = 'rgba(0, 0, 0, 0)';

export async function expectTransparent(page: Page): Promise<void> {
  await expect.soft(header(page)).toHaveCSS('background-color', CLEAR);
}

export async function expectSolid(page: Page): Promise<void> {
  await expect.soft(header(page), page.url()).toHaveCSS('background-color', /^rgb\(/);
}

export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}
