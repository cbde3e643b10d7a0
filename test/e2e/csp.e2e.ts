import { watchPolicy } from './policy-violations.ts';
import { expect, test, visit } from './visit.ts';

// A blocked script, style or picture is an error in the console, which fails every visit.
test('it runs no script that somebody else has put into a page', async ({ page, faults }) => {
  const violations = await watchPolicy(page);
  await visit(page, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isAttacked = true';
    document.body.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/nope" onerror="window.isAttacked = true">',
    );
  });
  await expect.poll(() => violations.length).toBe(2);
  expect(await page.evaluate(() => Reflect.get(window, 'isAttacked'))).toBeUndefined();
  faults.splice(0);
});
