import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readEmbeddedFacts } from './embedded-facts.ts';

const TODAY = new Date('2026-06-01');

interface Written {
  readonly description?: string;
  readonly taken?: string;
  readonly xmp?: string;
}

function photo({ description, taken, xmp }: Written): Promise<Buffer> {
  const plain = sharp({ create: { width: 8, height: 6, channels: 3, background: '#876' } });
  const withExif = plain.withExif({
    ...(description !== undefined && { IFD0: { ImageDescription: description } }),
    ...(taken !== undefined && { IFD2: { DateTimeOriginal: taken } }),
  });
  return (xmp === undefined ? withExif : withExif.withXmp(packet(xmp))).jpeg().toBuffer();
}

function packet(fields: string): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/">${fields}</rdf:Description></rdf:RDF></x:xmpmeta>`;
}

const TITLES =
  '<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Река</rdf:li><rdf:li xml:lang="en-US">River café</rdf:li></rdf:Alt></dc:title>';

/** A JPEG with an IPTC block as photo programs write it. */
async function photoWithIptc(
  title: Buffer,
  date: string,
  { isUtf8 = false } = {},
): Promise<Buffer> {
  const field = (record: number, tag: number, value: Buffer) =>
    Buffer.concat([Buffer.from([0x1c, record, tag, 0, value.length]), value]);
  const iptc = Buffer.concat([
    ...(isUtf8 ? [field(1, 90, Buffer.from([0x1b, 0x25, 0x47]))] : []),
    field(2, 5, title),
    field(2, 55, Buffer.from(date)),
  ]);
  const resource = Buffer.concat([
    Buffer.from('Photoshop 3.0\0' + '8BIM'),
    Buffer.from([4, 4, 0, 0, 0, 0, 0, iptc.length]),
    iptc,
    Buffer.alloc(iptc.length % 2),
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(resource.length + 2);
  const plain = await photo({});
  return Buffer.concat([
    plain.subarray(0, 2),
    Buffer.from([0xff, 0xed]),
    length,
    resource,
    plain.subarray(2),
  ]);
}

test('reads titles by language and the day of the work from XMP', async () => {
  const xmp = `${TITLES}<photoshop:DateCreated>2018-03</photoshop:DateCreated>`;
  const { titles, date } = readEmbeddedFacts(await photo({ xmp, taken: '2019:05:12 10:15:00' }));
  expect([...titles]).toEqual([
    ['', 'Река'],
    ['en', 'River café'],
  ]);
  expect(date).toBe('2018-03');
});

const cp1251 = Buffer.from([0xc7, 0xe8, 0xec, 0xed, 0xe5, 0xe5, 0x20, 0xf3, 0xf2, 0xf0, 0xee]);

test.each<[string, Buffer, object, string[]]>([
  ['UTF-8', Buffer.from('Сад'), { isUtf8: true }, ['Сад']],
  ['undeclared UTF-8', Buffer.from('Сад'), {}, ['Сад']],
  ['undeclared cp1251', cp1251, {}, ['Зимнее утро']],
  ['undeclared Latin-1', Buffer.from('Übung', 'latin1'), {}, []],
  ['undeclared KOI8-R', Buffer.from([0xf3, 0xc1, 0xc4]), {}, []],
])('reads a title and the day from IPTC in %s', async (_, title, options, found) => {
  const facts = readEmbeddedFacts(await photoWithIptc(title, '20170815', options));
  expect([...facts.titles.values()]).toEqual(found);
  expect(facts.date).toBe('2017-08-15');
});

test('reads the description and the day of the photo from EXIF', async () => {
  const bytes = await photo({ description: 'Lake at dawn', taken: '2019:05:12 10:15:00' });
  const { titles, date } = readEmbeddedFacts(bytes);
  expect([...titles]).toEqual([['', 'Lake at dawn']]);
  expect(date).toBe('2019-05-12');
});

test.each([
  'OLYMPUS DIGITAL CAMERA',
  'SONY DSC',
  'DCIM\\100MEDIA\\DJI_0012.JPG',
  'cof',
  'oznor',
  'hdrpl',
  'rhdr; qrf',
  'jpeg image',
  'IMG_1234',
  '???? ? ????',
  'A long story about the lake. '.repeat(5),
])('takes no title from %j', async (description) => {
  expect(readEmbeddedFacts(await photo({ description })).titles.size).toBe(0);
});

test.each([
  ['12052019', '12052019'],
  ['20191305', '20191305'],
  ['20310102', '20310102'],
  ['00000000', ''],
])('ignores the impossible date %s', async (written, impossibleDate) => {
  const bytes = await photoWithIptc(Buffer.from('Сад'), written);
  expect(readEmbeddedFacts(bytes, TODAY)).toMatchObject({ date: '', impossibleDate });
});

test.each([
  ['2019-13', '2019-13'],
  ['2019-02-30', '2019-02-30'],
])(
  'ignores the impossible date %s of XMP for that of the photo',
  async (written, impossibleDate) => {
    const xmp = `<photoshop:DateCreated>${written}</photoshop:DateCreated>`;
    const facts = readEmbeddedFacts(await photo({ xmp, taken: '2019:05:12 10:15:00' }));
    expect(facts).toMatchObject({ date: '2019-05-12', impossibleDate });
  },
);

test.each([
  ['a clock that was never set', '1980:01:01 00:00:00', ''],
  ['a day that is still to come', '2031:01:02 00:00:00', '2031:01:02 00:00:00'],
  ['zeros', '0000:00:00 00:00:00', ''],
])('takes no date from %s', async (_, taken, impossibleDate) => {
  const facts = readEmbeddedFacts(await photo({ taken }), TODAY);
  expect(facts).toMatchObject({ date: '', impossibleDate });
});

test('takes nothing from what is no photo', () => {
  const nothing = { titles: new Map(), date: '', impossibleDate: '' };
  expect(readEmbeddedFacts(Buffer.from('no photo'))).toEqual(nothing);
});
