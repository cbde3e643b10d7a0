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
  '<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Река</rdf:li><rdf:li xml:lang="en-US">River</rdf:li></rdf:Alt></dc:title>';

/** A JPEG with an IPTC block as photo programs write it: a title in UTF-8, and the day of the work. */
async function photoWithIptc(): Promise<Buffer> {
  const field = (record: number, tag: number, value: Buffer) =>
    Buffer.concat([Buffer.from([0x1c, record, tag, 0, value.length]), value]);
  const iptc = Buffer.concat([
    field(1, 90, Buffer.from([0x1b, 0x25, 0x47])),
    field(2, 5, Buffer.from('Сад')),
    field(2, 55, Buffer.from('20170815')),
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

test('it reads titles by language and the day of the work from XMP', async () => {
  const xmp = `${TITLES}<photoshop:DateCreated>2018-03</photoshop:DateCreated>`;
  const { titles, date } = readEmbeddedFacts(await photo({ xmp, taken: '2019:05:12 10:15:00' }));
  expect([...titles]).toEqual([
    ['', 'Река'],
    ['en', 'River'],
  ]);
  expect(date).toBe('2018-03');
});

test('it reads a Russian title and the day from IPTC', async () => {
  const { titles, date } = readEmbeddedFacts(await photoWithIptc());
  expect([...titles]).toEqual([['', 'Сад']]);
  expect(date).toBe('2017-08-15');
});

test('it reads the description and the day of the photo from EXIF', async () => {
  const bytes = await photo({ description: 'Lake at dawn', taken: '2019:05:12 10:15:00' });
  const { titles, date } = readEmbeddedFacts(bytes);
  expect([...titles]).toEqual([['', 'Lake at dawn']]);
  expect(date).toBe('2019-05-12');
});

test.each([
  ['what a camera writes into every photo', { description: 'OLYMPUS DIGITAL CAMERA' }],
  ['question marks', { description: '???? ? ????' }],
  ['a clock that was never set', { taken: '1980:01:01 00:00:00' }],
  ['a day that is still to come', { taken: '2031:01:02 00:00:00' }],
  ['zeros', { taken: '0000:00:00 00:00:00' }],
])('it takes nothing from %s', async (_, written) => {
  const { titles, date } = readEmbeddedFacts(await photo(written), TODAY);
  expect({ titles: [...titles], date }).toEqual({ titles: [], date: '' });
});

test('it takes nothing from what is no photo', () => {
  expect(readEmbeddedFacts(Buffer.from('no photo'))).toEqual({ titles: new Map(), date: '' });
});
