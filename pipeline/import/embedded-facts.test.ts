import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readEmbeddedFacts } from './embedded-facts.ts';

const XMP = {
  'xmlns:rdf': 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:photoshop': 'http://ns.adobe.com/photoshop/1.0/',
};

function photo({ description = ' ', taken = ' ', xmp = '' }): Promise<Buffer> {
  const attributes = Object.entries(XMP).map(([name, value]) => ` ${name}="${value}"`);
  const content = `<rdf:Description${attributes.join('')}>${xmp}</rdf:Description>`;
  return sharp({ create: { width: 8, height: 6, channels: 3, background: '#876' } })
    .withExif({ IFD0: { ImageDescription: description }, IFD2: { DateTimeOriginal: taken } })
    .withXmp(`<rdf:RDF xmlns:rdf="${XMP['xmlns:rdf']}">${content}</rdf:RDF>`)
    .jpeg()
    .toBuffer();
}

async function photoWithIptc(title: Buffer, date: string): Promise<Buffer> {
  const field = (tag: number, value: Buffer) => [0x1c, 2, tag, 0, value.length, ...value];
  const iptc = [...field(5, title), ...field(55, Buffer.from(date))];
  const name = Buffer.from('Photoshop 3.0\0' + '8BIM\x04\x04\0\0\0\0\0');
  const resource = [...name, iptc.length, ...iptc, ...(iptc.length % 2 ? [0] : [])];
  const segment = Buffer.from([0xff, 0xed, 0, resource.length + 2, ...resource]);
  const plain = await photo({});
  return Buffer.concat([plain.subarray(0, 2), segment, plain.subarray(2)]);
}

test('reads titles by language and the day of the work from XMP', async () => {
  const title = (language: string, text: string) =>
    `<rdf:li xml:lang="${language}">${text}</rdf:li>`;
  const titles = title('x-default', 'Река') + title('en-US', 'River café');
  const xmp = `<dc:title><rdf:Alt>${titles}</rdf:Alt></dc:title>${created('2018-03')}`;
  const facts = await readEmbeddedFacts(await photo({ xmp, taken }));
  expect(facts).toMatchObject({ titles: { ru: 'Река', en: 'River café' }, date: '2018-03' });
});

const taken = '2019:05:12 10:15:00';
const created = (date: string) => `<photoshop:DateCreated>${date}</photoshop:DateCreated>`;
const cp1251 = Buffer.from([0xc7, 0xe8, 0xec, 0xed, 0xe5, 0xe5, 0x20, 0xf3, 0xf2, 0xf0, 0xee]);

test.each([
  ['UTF-8', Buffer.from('Сад'), 'Сад'],
  ['cp1251', cp1251, 'Зимнее утро'],
  ['KOI8-R', Buffer.from([0xf3, 0xc1, 0xc4]), ''],
])('reads a title and the day from IPTC in %s', async (_, title, ru) => {
  const facts = await readEmbeddedFacts(await photoWithIptc(title, '20170815'));
  expect(facts).toEqual({ titles: { ru }, date: '2017-08-15', impossibleDate: '' });
});

test('reads the description and the day of the photo from EXIF', async () => {
  const facts = await readEmbeddedFacts(await photo({ description: 'Lake at dawn', taken }));
  expect(facts).toMatchObject({ titles: { ru: 'Lake at dawn' }, date: '2019-05-12' });
});

test.each([
  'OLYMPUS DIGITAL CAMERA',
  'SONY DSC',
  'DCIM\\100MEDIA\\DJI_0012.JPG',
  'oznor',
  'rhdr; qrf',
  ...['jpeg image', '???? ? ????', 'A long story about the lake. '.repeat(5)],
])('takes no title from %j', async (description) => {
  const { titles } = await readEmbeddedFacts(await photo({ description }));
  expect(titles).toEqual({ ru: '' });
});

test.each<[string, () => Promise<Buffer>, string, string]>([
  ['12052019 of IPTC', () => photoWithIptc(cp1251, '12052019'), '', '12052019'],
  ['2019-13 of XMP', () => photo({ xmp: created('2019-13'), taken }), '2019-05-12', '2019-13'],
  ['a clock that was never set', () => photo({ taken: '1980:01:01 00:00:00' }), '', ''],
  ['a coming day', () => photo({ taken: '2031:01:02 00:00:00' }), '', '2031:01:02 00:00:00'],
])('ignores the impossible date %s', async (_, make, date, impossibleDate) => {
  vi.useFakeTimers({ now: new Date('2026-06-01'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(await readEmbeddedFacts(await make())).toMatchObject({ date, impossibleDate });
});
