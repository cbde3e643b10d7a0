import sharp from 'sharp';
import { workTexts } from '#catalogue/works/work-texts.ts';
import { accessibilityFindings } from './accessibility.ts';
import { downloadPackage, field, NEXT_ID, pickPhoto } from './add-page.ts';
import { isUpright, phonePhoto } from './phone-photo.ts';
import { expect, FULL, SMOKE, test, visit } from './visit.ts';

for (const [path, labels, button] of [
  [
    '/add',
    [
      'Id',
      'Категория',
      'Название',
      'Ссылка на картинку',
      'Дата и/или место',
      'Характеристики',
      'Картинки под работой (по одной на строке)',
      'Описание (по абзацу на строке)',
      'Ссылки на видео VK (по одной на строке)',
      'Ссылки на YouTube (по одной на строке)',
    ],
    'Сгенерировать',
  ],
  [
    '/en/add',
    [
      'Id',
      'Category',
      'Title',
      'Image link',
      'Date and/or place',
      'Characteristics',
      'Images under the work (one per line)',
      'Description (one paragraph per line)',
      'VK video links (one per line)',
      'YouTube links (one per line)',
    ],
    'Generate',
  ],
] as const) {
  const tag = path === '/add' ? SMOKE : FULL;
  test(`it turns what is typed at ${path} into two read-only texts`, tag, async ({ page }) => {
    await visit(page, path);
    const [id, category, title, src, date, desc, images, text, vk, yt] = labels;
    await expect(field(page, id)).toHaveValue(String(NEXT_ID));
    await expect(field(page, category).getByRole('option')).toHaveCount(8);
    await field(page, category).selectOption('landscape');
    await field(page, title).fill('Река "Птичь" </script>');
    await field(page, src).fill('ptich.jpg');
    await field(page, date).fill('Минск, май 2025');
    await field(page, desc).fill('холст, масло, 60х80 см');
    await field(page, images).fill('ptich-1.jpg\n\nptich-2.jpg\n');
    await field(page, text).fill('Первый.\n\nВторой.\n');
    await field(page, vk).fill('https://vk.com/video-12_345\n\n');
    await field(page, yt).fill('<iframe src="https://www.youtube.com/embed/aB3-dE5_gH7"></iframe>');
    await page.getByRole('button', { name: button }).click();

    const texts = page.locator('textarea[readonly]');
    await expect(texts).toHaveCount(2);
    expect(JSON.parse(await texts.nth(0).inputValue())).toEqual({
      id: NEXT_ID,
      category: 'landscape',
      title: `art-${NEXT_ID}`,
      src: 'ptich.jpg',
      active: 'true',
      details: {
        ...workTexts(() => ''),
        date: 'Минск, май 2025',
        desc: 'холст, масло, 60х80 см',
        images: ['ptich-1.jpg', 'ptich-2.jpg'],
        text: [{ content: '{{1}}' }, { content: '{{2}}' }],
        vk_videos: ['https://vk.com/video_ext.php?oid=-12&id=345&hd=2'],
        yt_videos: ['https://www.youtube-nocookie.com/embed/aB3-dE5_gH7'],
      },
    });
    expect(JSON.parse(await texts.nth(1).inputValue())).toEqual({
      landscape: {
        [`art-${NEXT_ID}`]: {
          title: 'Река "Птичь" </script>',
          text: { 1: 'Первый.', 2: 'Второй.' },
        },
      },
    });
  });
}

test('it generates what is typed without a check, and warns beside each field', async ({
  page,
}) => {
  await visit(page, '/add');
  const vk = field(page, 'Ссылки на видео VK (по одной на строке)');
  const youtube = field(page, 'Ссылки на YouTube (по одной на строке)');
  const images = field(page, 'Картинки под работой (по одной на строке)');
  await field(page, 'Id').fill('-5');
  await field(page, 'Название').fill(' Река ');
  await field(page, 'Ссылка на картинку').fill('C:\\река.jpg');
  await images.fill(' ../a.jpg\n\nhttps://');
  await vk.fill('мой ролик\nhttps://vk.com/video-12_345');
  await youtube.fill('https://vk.com/video1_2\n\nhttps://example.org ');
  const generated = async () => {
    await page.getByRole('button', { name: 'Сгенерировать' }).click();
    const texts = await page.locator('textarea[readonly]').all();
    return Promise.all(texts.map(async (text) => JSON.parse(await text.inputValue())));
  };
  const [entry, ...translations] = await generated();
  expect(entry).toMatchObject({
    id: -5,
    title: 'art--5',
    src: 'C:\\река.jpg',
    details: {
      images: [' ../a.jpg', 'https://'],
      text: [],
      vk_videos: ['мой ролик', 'https://vk.com/video_ext.php?oid=-12&id=345&hd=2'],
      yt_videos: ['https://vk.com/video_ext.php?oid=1&id=2&hd=2', 'https://example.org '],
    },
  });
  expect(translations).toEqual([{ flowers_birds: { 'art--5': { title: ' Река ', text: {} } } }]);
  for (const [warned, warning] of [
    [field(page, 'Id'), /-5/],
    [images, /https:/],
    [vk, /мой ролик/],
    [youtube, /video1_2.*example/],
  ] as const) {
    await expect(warned).toHaveAccessibleDescription(warning);
  }

  await field(page, 'Id').fill('номер');
  await field(page, 'Название по-английски').fill('River');
  const [, , english] = await generated();
  expect(english).toEqual({
    flowers_birds: { [`art-${NEXT_ID}`]: { title: 'River', text: {} } },
  });
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

test('it packs a corrected work as the same one, under a later name', FULL, async ({ page }) => {
  await visit(page, '/add');
  await field(page, 'Название').fill('Тихая рика');
  await page.getByRole('button', { name: 'Сгенерировать' }).click();
  const first = await downloadPackage(page);
  await field(page, 'Название').fill('Тихая река');
  const second = await downloadPackage(page);
  expect(second.work.key).toBe(first.work.key);
  expect(second.work.words.ru?.title).toBe('Тихая река');
  const moment = ({ name }: { name: string }) => name.replace(/^\D+/, '');
  expect(moment(second) > moment(first)).toBe(true);

  await page.getByRole('button', { name: 'Ещё одна работа' }).click();
  await field(page, 'Название').fill('Тихая река');
  await page.getByRole('button', { name: 'Сгенерировать' }).click();
  const other = await downloadPackage(page);
  expect(other.work.key).not.toBe(first.work.key);
  expect(other.name).not.toBe(second.name);
});

test('it gives a new work the next number that nothing on its way to the site has', async ({
  page,
}) => {
  await visit(page, '/add');
  await expect(field(page, 'Id')).toHaveValue(String(NEXT_ID));
  await field(page, 'Название').fill('Первая');
  await page.getByRole('button', { name: 'Ещё одна работа' }).click();
  await expect(field(page, 'Id')).toHaveValue(String(NEXT_ID + 1));
  await field(page, 'Название').fill('Вторая');
  await page.getByRole('button', { name: 'Сгенерировать' }).click();
  await downloadPackage(page);
  for (const next of [NEXT_ID + 2, NEXT_ID]) {
    await page.getByRole('button', { name: 'Начать заново' }).click();
    await page.getByRole('button', { name: 'Да, стереть' }).click();
    await expect(field(page, 'Id')).toHaveValue(String(next));
    if (next === NEXT_ID) break;
    await page.getByText('Черновики: 1').click();
    await page.getByRole('button', { name: `${NEXT_ID}. Первая` }).click();
  }

  await field(page, 'Название').fill('Третья');
  await page.getByRole('button', { name: 'Сгенерировать' }).click();
  await downloadPackage(page);
  await page.reload();
  await page.getByRole('button', { name: 'Ещё одна работа' }).click();
  await expect(field(page, 'Id')).toHaveValue(String(NEXT_ID + 2));
});

test('it crops to the corners, which arrow keys and fingers move', FULL, async ({ page }) => {
  await visit(page, '/add');
  await pickPhoto(page, await phonePhoto({ width: 400, height: 400 }));
  const corner = page.getByRole('button', { name: 'Угол слева вверху' });
  const facts = page.getByRole('figure').getByText(/400×400|×/);
  await expect(facts).toContainText('400×400');
  for (let press = 0; press < 4; press += 1) await corner.press('Shift+ArrowRight');
  // The upper side is a fifth shorter, so that the mean of both is a tenth.
  await expect(facts).toContainText(/360×4\d\d/);
  const target = page.getByRole('button', { name: 'Угол слева внизу' });
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The corner is not on screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const upper = await corner.boundingBox();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((upper?.x ?? 0) + box.width / 2, y, { steps: 4 });
  await page.mouse.up();
  await expect(facts).toContainText('320×400');
});

test('it says what is wrong with a file that is no photo', FULL, async ({ page }) => {
  await visit(page, '/add');
  for (const [content, words] of [
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'Это HEIC'],
    ['\0\0\0\x18ftypisom\0\0\0\0mp42isom', 'Это видео, а не фото'],
    ['version https://git-lfs', 'не открывается как фото'],
    ['', 'Файл пустой'],
  ] as const) {
    await pickPhoto(page, Buffer.from(content, 'latin1'), 'IMG_1.HEIC');
    await expect(page.getByText(words)).toBeVisible();
  }
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
