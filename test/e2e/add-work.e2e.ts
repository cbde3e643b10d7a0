import sharp from 'sharp';
import { accessibilityFindings } from './accessibility.ts';
import { downloadPhoto, field, generate, NEXT_ID, pickPhoto } from './add-page.ts';
import { isUpright, phonePhoto } from './phone-photo.ts';
import { expect, FULL, test, visit } from './visit.ts';

test('it makes an upright picture without hidden data of a phone photo', async ({ page }) => {
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

  const [entry, texts] = await generate(page);
  const { name, photo: picture } = await downloadPhoto(page);
  expect(name).toBe(`tikhaya-reka-${NEXT_ID}.jpg`);
  expect(entry).toMatchObject({ id: NEXT_ID, src: name, active: 'true' });
  expect(texts.flowers_birds[`art-${NEXT_ID}`]).toMatchObject({ title: 'Тихая река' });
  const { format, width, height, exif, orientation } = await sharp(picture).metadata();
  expect({ format, width, height, exif, orientation }).toEqual({
    format: 'jpeg',
    width: 1200,
    height: 2400,
    exif: undefined,
    orientation: undefined,
  });
  expect(await isUpright(picture)).toBe(true);
  const [red = 0, green = 0, blue = 0] = entry.details.average_color ?? [];
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
