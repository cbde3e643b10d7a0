import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectError, expectNotice, type FaultRow, loadChanged } from '#test/content-problems.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M1 1h30"/></svg>';

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
const [small, oblong, large] = await Promise.all([png(64, 64), png(512, 300), png(512, 512)]);

test('it takes colours that can be read, a drawing, no banner and one hero picture', async () => {
  const { problems, content } = await loadChanged((d) =>
    d
      .set('site.json', ['colours'], { paper: '#FFFFFF', accent: '#0a5c36' })
      .set('site.json', ['seal'], 'logo.svg')
      .set('site.json', ['banner'], false)
      .set('site.json', ['hero'], ['one.jpg'])
      .remove('images/hero/two.jpg')
      .remove('images/hero/three.jpg')
      .write('logo.svg', DRAWING),
  );
  expect(problems).toEqual([]);
  expect(content?.site).toMatchObject({ seal: 'logo.svg', banner: false, hero: ['one.jpg'] });
});

test('it takes a PNG for a seal', async () => {
  const { problems } = await loadChanged((d) =>
    d.set('site.json', ['seal'], 'logo.png').write('logo.png', large),
  );
  expect(problems).toEqual([]);
});

test.each<FaultRow>([
  [
    'an ink that cannot be read',
    (d) => d.set('site.json', ['colours'], { ink: '#999999' }),
    'site.json',
    'colours.ink',
    'a contrast of 2.6 to 1',
    "make 'ink' darker",
  ],
  [
    'a paper that is darker than the ink',
    (d) => d.set('site.json', ['colours'], { paper: '#101010', ink: '#ffffff' }),
    'site.json',
    'colours.paper',
    'not lighter than the ink',
    'a light paper',
  ],
  [
    'a colour by its name',
    (d) => d.set('site.json', ['colours'], { accent: 'red' }),
    'site.json',
    'colours.accent',
    "'red' is not a colour",
    '#a8321f',
  ],
  [
    'a seal that is not there',
    (d) => d.set('site.json', ['seal'], 'logo.svg'),
    'site.json',
    'seal',
    "there is no file 'logo.svg'",
    'beside site.json',
  ],
  [
    'a seal outside of the folder',
    (d) => d.set('site.json', ['seal'], '../logo.svg'),
    'site.json',
    'seal',
    'is not the name of an SVG or PNG',
    'beside site.json',
  ],
  [
    'a seal that is another kind of file',
    (d) => d.set('site.json', ['seal'], 'logo.png').write('logo.png', DRAWING),
    'site.json',
    'seal',
    'is no PNG picture',
    'SVG or a PNG',
  ],
  [
    'a seal that runs a script',
    (d) =>
      d
        .set('site.json', ['seal'], 'logo.svg')
        .write('logo.svg', DRAWING.replace('<path', '<script>1</script><path')),
    'site.json',
    'seal',
    'more than a drawing',
    'without scripts',
  ],
  [
    'a seal that is not square',
    (d) => d.set('site.json', ['seal'], 'logo.png').write('logo.png', oblong),
    'site.json',
    'seal',
    '512 by 300',
    'square',
  ],
  [
    'more hero pictures than the slideshow takes',
    (d) =>
      d.set(
        'site.json',
        ['hero'],
        Array.from({ length: 10 }, () => 'one.jpg'),
      ),
    'site.json',
    'hero',
    "'hero' has 10 photos",
    'name one to 9',
  ],
])('it refuses %s', async (_, change, ...expected) => {
  await expectError(change, expected);
});

test.each<FaultRow>([
  [
    'a seal that is small',
    (d) => d.set('site.json', ['seal'], 'logo.png').write('logo.png', small),
    'site.json',
    'seal',
    '64 pixels wide',
    'a larger picture',
  ],
])('it notes %s', async (_, change, ...expected) => {
  await expectNotice(change, expected);
});
