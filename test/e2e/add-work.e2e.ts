import sharp from 'sharp';
import { accessibilityFindings } from './accessibility.ts';
import { downloadPackage, field, NEXT_ID, pickPhoto } from './add-page.ts';
import { isUpright, phonePhoto } from './phone-photo.ts';
import { expect, FULL, SMOKE, test, visit } from './visit.ts';

test('it warns beside each field of what it generates without a check', SMOKE, async ({ page }) => {
  await visit(page, '/add');
  const vk = field(page, 'Ссылки на видео VK (по одной на строке)');
  const youtube = field(page, 'Ссылки на YouTube (по одной на строке)');
  const images = field(page, 'Картинки под работой (по одной на строке)');
  await field(page, 'Id').fill('-5');
  await images.fill(' ../a.jpg\n\nhttps://');
  await vk.fill('мой ролик\nhttps://vk.com/video-12_345');
  await youtube.fill('https://vk.com/video1_2\n\nhttps://example.org ');
  await page.getByRole('button', { name: 'Сгенерировать' }).click();
  const entry = await page.locator('textarea[readonly]').first().inputValue();
  expect(JSON.parse(entry).details).toMatchObject({
    images: [' ../a.jpg', 'https://'],
    vk_videos: ['мой ролик', 'https://vk.com/video_ext.php?oid=-12&id=345&hd=2'],
    yt_videos: ['https://vk.com/video_ext.php?oid=1&id=2&hd=2', 'https://example.org '],
  });
  for (const [warned, warning] of [
    [field(page, 'Id'), /-5/],
    [images, /https:/],
    [vk, /мой ролик/],
    [youtube, /video1_2.*example/],
  ] as const) {
    await expect(warned).toHaveAccessibleDescription(warning);
  }
});

test('it copies each text whole', FULL, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/add');
  await field(page, 'Название').fill('Тихая «река» 🌊');
  await page.getByRole('button', { name: 'Сгенерировать' }).click();
  for (const name of ['Запись галереи', 'Запись перевода']) {
    await page.getByRole('button', { name: `Скопировать: ${name}`, exact: true }).click();
    const copied = page.evaluate(() => navigator.clipboard.readText());
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue(await copied);
  }
  await expect(page.getByText('Скопировано')).toHaveCount(2);
});

test('it makes an upright picture without hidden data of a photo from a phone', async ({
  page,
}) => {
  await visit(page, '/add');
  // As large as some phones make them, which put a short film behind the picture.
  const film = Buffer.alloc(8_000_000);
  const photo = Buffer.concat([await phonePhoto({ width: 1500, height: 3000 }), film]);
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  await field(page, 'Название').fill('Тихая река');
  await pickPhoto(page, photo);
  await expect(page.getByRole('img', { name: 'Готовое фото' })).toBeVisible();
  await field(page, 'Название').press('Enter');
  await expect(field(page, 'Название')).toBeFocused();
  await page.getByRole('button', { name: 'Сгенерировать' }).click();
  await expect(page.getByRole('heading', { name: 'Готово', exact: true })).toBeFocused();

  const { name, files, work } = await downloadPackage(page);
  expect(name).toMatch(/^tikhaya-reka-\d{8}-\d{6}-\d{3}\.zip$/);
  const src = `tikhaya-reka-${NEXT_ID}.jpg`;
  expect(work.entry).toMatchObject({ id: NEXT_ID, src, active: 'true' });
  expect(work.words).toEqual({ ru: { title: 'Тихая река' } });
  expect(Object.keys(files)).toEqual(['work.json', `images/gallery/${src}`]);
  expect(Object.keys(work.sums ?? {})).toEqual(Object.keys(files));

  const picture = files[`images/gallery/${src}`] ?? new Uint8Array();
  const { format, width, height, exif, orientation } = await sharp(picture).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({
    format: 'jpeg',
    width: 1200,
    height: 2400,
    exif: undefined,
    orientation: undefined,
  });
  expect(await isUpright(picture)).toBe(true);
  const [red = 0, green = 0, blue = 0] = work.entry.details.average_color ?? [];
  expect(Math.abs(red - blue)).toBeLessThan(5);
  expect(green).toBeLessThan(40);
});

test('it crops to corners that keys and fingers move, and turns', FULL, async ({ page }) => {
  await visit(page, '/add');
  await pickPhoto(page, await phonePhoto({ width: 400, height: 400 }));
  const corner = page.getByRole('button', { name: 'Угол слева вверху' });
  const facts = page.getByRole('figure').getByText(/×/);
  await expect(facts).toContainText('400×400');
  for (let press = 0; press < 4; press += 1) await corner.press('Shift+ArrowRight');
  // The upper side is a fifth shorter, so that the mean of both is a tenth.
  await expect(facts).toContainText(/360×4\d\d/);
  const lower = page.getByRole('button', { name: 'Угол слева внизу' });
  await lower.scrollIntoViewIfNeeded();
  const upper = await corner.boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = (await lower.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move((upper?.x ?? 0) + width / 2, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(facts).toContainText('320×400');
  await page.getByRole('button', { name: /^Повернуть/ }).click();
  await expect(facts).toContainText('400×320');
});

test('it is accessible when everything is in use', FULL, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/add');
  await field(page, 'Название').fill('Туман');
  await field(page, 'Описание (по абзацу на строке)').fill('Первый.\nВторой.');
  await pickPhoto(page, await phonePhoto({ width: 300, height: 400 }));
  await expect(page.getByText('300×400')).toBeVisible();
  await page.getByRole('button', { name: 'Сгенерировать' }).click();
  expect(await accessibilityFindings(page)).toEqual([]);
});
