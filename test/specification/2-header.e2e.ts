import * as menu from './menu.ts';
import { brightnessAt } from './pixels.ts';
import { control, expect, test, visit } from './visit.ts';

const NOT_HOME = [
  ...['/about', '/news', '/news/5', '/gallery', '/gallery/dzen', '/contact', '/add', '/404'],
  '/en/gallery/dzen/153',
];

const SECTIONS = ['Главная', 'О художнике', 'Новости', 'Галерея', 'Контакты'];

test('the header is 70 px high', async ({ look }) => {
  for (const path of ['/about', '/']) {
    for (const width of [360, 1280]) {
      const page = await look(path, { width, height: 800 });
      expect.soft((await menu.header(page).boundingBox())?.height, `${path} at ${width}`).toBe(70);
    }
  }
});

test('on the home page it is transparent until the page is scrolled above zero, then solid', async ({
  page,
}) => {
  for (const path of ['/', '/en']) {
    await visit(page, path);
    await menu.expectTransparent(page);
    await menu.scrollTo(page, 1);
    await menu.expectSolid(page);
  }
});

test('on all other pages it is always solid', async ({ page }) => {
  for (const path of NOT_HOME) {
    await page.goto(path);
    await menu.expectSolid(page);
  }
});

test('on all other pages it shows a small logo that leads home', async ({ page }) => {
  for (const path of NOT_HOME) {
    await page.goto(path);
    const isEnglish = path.startsWith('/en');
    const name = isEnglish ? 'Alesia Verasen' : 'Алеся Верасень';
    const logo = menu.header(page).getByRole('link', { name });
    await expect.soft(logo, path).toBeInViewport({ ratio: 1 });
    await expect.soft(logo, path).toHaveAttribute('href', isEnglish ? '/en' : '/');
  }
  await page.goto('/');
  await expect(menu.header(page).getByText('Алеся Верасень')).toBeHidden();
});

test('on all other pages a spacer as high as the header sits under it', async ({ page }) => {
  for (const path of [...NOT_HOME, '/']) {
    await page.goto(path);
    const top = (await page.getByRole('main').boundingBox())?.y;
    expect.soft(top, path).toBe(path === '/' ? 0 : 70);
  }
});

test('up to 1024 px the menu becomes a panel that a burger button opens', async ({ page }) => {
  await visit(page, '/about');
  const link = menu.header(page).getByRole('link', { name: 'Галерея' });
  await expect(link).toBeVisible();
  for (const [width, isNarrow] of [
    [1025, false],
    [1024, true],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect.soft(link, `at ${width}`).toBeVisible({ visible: !isNarrow });
    await expect.soft(menu.burger(page), `at ${width}`).toBeVisible({ visible: isNarrow });
  }
  await menu.burger(page).click();
  await expect(menu.panel(page).getByRole('navigation').getByRole('link')).toHaveText(SECTIONS);
});

for (const key of ['Enter', 'Space']) {
  test(`the burger button answers ${key}`, async ({ page }) => {
    await page.setViewportSize(menu.NARROW);
    await visit(page, '/about');
    await menu.burger(page).press(key);
    await expect(menu.panel(page)).toBeVisible();
  });
}

test('the panel slides in from the side', async ({ page }) => {
  await page.setViewportSize(menu.NARROW);
  await visit(page, '/about');
  await page.evaluate(() => {
    const moved: string[] = [];
    Reflect.set(window, 'moved', moved);
    const listen = ({ target }: Event) => {
      for (const { effect } of (target as Element).getAnimations()) {
        if (effect instanceof KeyframeEffect)
          moved.push(...effect.getKeyframes().flatMap(Object.keys));
      }
    };
    for (const type of ['animationstart', 'transitionrun']) addEventListener(type, listen);
  });
  await menu.burger(page).click();
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'moved').join()))
    .toMatch(/transform|translate|insetInline|left|right/);
  await menu.expectPanelInPlace(page);
  const edge = await menu.panel(page).evaluate((dialog) => dialog.getBoundingClientRect().right);
  expect((await menu.panelBox(page)).left).toBe(edge - 400);
});

test('the panel is at most 400 px wide or 65 % of the width', async ({ page }) => {
  await menu.openPanel(page);
  await menu.expectPanelWidths(page, { 1024: 400, 616: 400, 600: 390, 360: 234 });
});

test('an overlay dims the page beside the panel and closes it on click', async ({ page }) => {
  await page.setViewportSize(menu.NARROW);
  await visit(page, '/about');
  const spot = { x: 100, y: 650 };
  const before = await brightnessAt(page, spot);
  await menu.burger(page).click();
  await expect.poll(() => brightnessAt(page, spot)).toBeLessThan(0.8 * before);
  await page.mouse.click(spot.x, spot.y);
  await expect(menu.panel(page)).toBeHidden();
  await expect(page).toHaveURL('/about');
});

test('the panel closes on every route change', async ({ page }) => {
  await menu.openPanel(page);
  await menu.panel(page).getByRole('link', { name: 'Галерея' }).click();
  await expect(page).toHaveURL('/gallery');
  await expect(menu.panel(page)).toBeHidden();
  await menu.openPanel(page, '/gallery');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(menu.panel(page)).toBeHidden();
});

test("a language toggle shows 'EN' when the language is Russian and 'RU' otherwise", async ({
  look,
}) => {
  for (const [path, label] of [
    ['/about', 'EN'],
    ['/en/about', 'RU'],
  ] as const) {
    const page = await look(path);
    await expect.soft(menu.toggle(page)).toHaveText(label);
    await expect.soft(menu.toggle(page)).toHaveCount(1);
    await expect.soft(menu.toggle(page)).toBeVisible();
  }
});

test('the toggle switches to the same page in the other language, by press and by keys', async ({
  page,
}) => {
  await visit(page, '/gallery/dzen/153?from=letter');
  for (const [key, folder] of [
    ['', '/en'],
    ['Enter', ''],
    ['Space', '/en'],
  ] as const) {
    await (key ? menu.toggle(page).press(key) : menu.toggle(page).click());
    await expect(page).toHaveURL(`${folder}/gallery/dzen/153?from=letter`);
    await page.waitForLoadState('networkidle');
  }
});

test('a language modal of 400 by 400 px opens from the panel and the footer', async ({ page }) => {
  await menu.openLanguageModal(page);
  expect.soft(await menu.modalBox(page)).toMatchObject({ width: 400, height: 400 });
  await menu.openPanel(page);
  await control(menu.panel(page), 'Язык').click();
  await expect(menu.languageModal(page)).toBeVisible();
  expect(await menu.modalBox(page)).toMatchObject({ width: 400, height: 400 });
});

test("the modal has two buttons, 'English' and 'Русский', for the same page", async ({ page }) => {
  await menu.openLanguageModal(page, '/contact');
  await control(menu.languageModal(page), 'English').click();
  await expect(page).toHaveURL('/en/contact');
  await control(page.getByRole('contentinfo'), 'Language').click();
  await control(page.getByRole('dialog'), 'Русский').click();
  await expect(page).toHaveURL('/contact');
});

test('a click on the backdrop closes the modal', async ({ page }) => {
  await menu.openLanguageModal(page);
  const { left, top } = await menu.modalBox(page);
  await page.mouse.click(left + 5, top + 5);
  await expect(menu.languageModal(page)).toBeVisible();
  await page.mouse.click(left - 5, top + 5);
  await expect(menu.languageModal(page)).toBeHidden();
  await expect(page).toHaveURL('/about');
});
