import { SITE } from './sample.ts';
import { expect, test, visit } from './visit.ts';

for (const [path, label, message] of [
  ['/contact', 'Скопировать', 'Почта скопирована в буфер обмена'],
  ['/en/contact', 'Copy', 'E-mail address copied to the clipboard'],
] as const) {
  test(`it copies the address at ${path} and says so`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, path);
    await page.getByRole('button', { name: label }).click();
    await expect(page.getByRole('alert')).toHaveText(message);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(SITE.contacts.email);
  });
}

test('it selects the address when copying is refused, and offers a letter', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await visit(page, '/contact');
  await page.getByRole('button', { name: 'Скопировать' }).click();
  await expect(page.getByRole('alert')).toContainText('Скопировать не удалось');
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(SITE.contacts.email);
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute(
    'href',
    `mailto:${SITE.contacts.email}`,
  );
});
