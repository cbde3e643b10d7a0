import { FIELDS, fieldOf, generate, outputsOf } from './add-form.ts';
import { CATEGORIES, WORKS } from './sample.ts';
import { expect, test, visit } from './visit.ts';

const NEXT_ID = Math.max(...WORKS.map(({ id }) => id)) + 1;

test.describe('/add generator form', () => {
  test('the fields stand in the order of the specification', async ({ look }) => {
    const page = await look('/add');
    const labels = Object.values(FIELDS);
    const texts = await page.getByRole('main').locator('label').allInnerTexts();
    const names = texts.map((text) => text.replaceAll('\u00a0', ' '));
    expect(names.filter((name) => labels.some((label) => label === name))).toEqual(labels);
  });

  test('the id defaults to the highest existing id plus one', async ({ look }) => {
    await expect(fieldOf(await look('/add'), 'id')).toHaveValue(`${NEXT_ID}`);
  });

  test('the category is one of the eight', async ({ look }) => {
    const options = fieldOf(await look('/add'), 'category').getByRole('option');
    const values = await options.evaluateAll((all) =>
      all.map((option) => (option as HTMLOptionElement).value),
    );
    expect(values).toEqual(CATEGORIES);
  });

  for (const [title, path, name] of [
    ['the button has the label of the specification', '/add', 'Сгенерировать'],
    ["the button has the label 'Generate' in English", '/en/add', 'Generate'],
  ] as const) {
    test(title, async ({ look }) => {
      const page = await look(path);
      await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    });
  }

  test('the category that is selected groups both texts', async ({ page }) => {
    await visit(page, '/add');
    await fieldOf(page, 'category').selectOption('quick-portrait');
    await page.getByRole('button', { name: 'Сгенерировать' }).click();
    const [entry = '', texts = ''] = await Promise.all(
      [0, 1].map((index) => outputsOf(page).nth(index).inputValue()),
    );
    expect.soft(JSON.parse(entry).category).toBe('quick-portrait');
    expect.soft(Object.keys(JSON.parse(texts))).toEqual(['quick-portrait']);
  });

  test('the title goes into the translation entry, its key into the gallery entry', async ({
    page,
  }) => {
    const { entry, texts } = await generate(page, { title: 'Река "Птичь"' });
    expect.soft(entry.title).toBe(`art-${NEXT_ID}`);
    expect.soft(texts.flowers_birds?.[`art-${NEXT_ID}`]?.title).toBe('Река "Птичь"');
  });

  const [vkVideos, ytVideos] = [
    [1, 2].map((id) => `https://vk.com/video_ext.php?oid=-12&id=${id}&hd=2`),
    ['aB3-dE5_gH7', 'bC4-eF6_hI8'].map((id) => `https://www.youtube-nocookie.com/embed/${id}`),
  ];

  for (const [title, field, values, path] of [
    ['the image link goes into the gallery entry', 'src', 'ptich.jpg', 'src'],
    ['the date or place goes into the gallery entry', 'date', 'Минск, май 2025', 'details.date'],
    ['the characteristics go into the gallery entry', 'desc', 'холст, 60х80 см', 'details.desc'],
    [
      'each line of the images is one image under the work',
      'images',
      ['a.jpg', 'https://example.org/b.jpg'],
      'details.images',
    ],
    ['each line of the VK videos is one VK video', 'vkVideos', vkVideos, 'details.vk_videos'],
    [
      'each line of the YouTube videos is one YouTube video',
      'ytVideos',
      ytVideos,
      'details.yt_videos',
    ],
  ] as const) {
    test(title, async ({ page }) => {
      const { entry } = await generate(page, { [field]: [values].flat().join('\n') });
      expect(entry).toHaveProperty(path, values);
    });
  }

  test('each line of the description is one paragraph', async ({ page }) => {
    const { entry, texts } = await generate(page, { text: 'Первый.\nВторой.' });
    expect.soft(entry.details.text).toEqual([{ content: '{{1}}' }, { content: '{{2}}' }]);
    const paragraphs = { 1: 'Первый.', 2: 'Второй.' };
    expect.soft(texts.flowers_birds?.[`art-${NEXT_ID}`]?.text).toEqual(paragraphs);
  });

  test('nothing is generated before the button is pressed', async ({ page }) => {
    await visit(page, '/add');
    await fieldOf(page, 'title').fill('Туман');
    await expect(outputsOf(page)).toHaveCount(0);
  });

  test('the button outputs two read-only texts', async ({ page }) => {
    await generate(page, { title: 'Туман' });
    for (const index of [0, 1]) await expect(outputsOf(page).nth(index)).not.toBeEditable();
  });

  test('a third text comes only with English texts', async ({ page }) => {
    await generate(page, { title: 'Туман' });
    await page.getByLabel('Название по-английски', { exact: true }).fill('Mist');
    await page.getByRole('button', { name: 'Сгенерировать' }).click();
    await expect(outputsOf(page)).toHaveCount(3);
    expect(JSON.parse(await outputsOf(page).nth(2).inputValue())).toMatchObject({
      flowers_birds: { [`art-${NEXT_ID}`]: { title: 'Mist' } },
    });
  });

  test('the first press counts while a field has a long warning to show', async ({ page }) => {
    await visit(page, '/add');
    const unknownVideos = Array.from('абвгдежзик', (letter) => `ролик ${letter}`);
    await fieldOf(page, 'ytVideos').fill(unknownVideos.join('\n'));
    await page.getByRole('button', { name: 'Сгенерировать' }).click();
    await expect(outputsOf(page)).toHaveCount(2);
  });

  test('it can be reached by anyone who knows the path', async ({ page }) => {
    const response = await page.goto('/add');
    expect(response?.status()).toBe(200);
    await expect(fieldOf(page, 'id')).toBeEditable();
  });
});
