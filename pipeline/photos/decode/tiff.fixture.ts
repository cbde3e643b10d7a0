interface Page {
  readonly width?: number;
  readonly pixel?: readonly number[];
  readonly bits?: 8 | 16 | 32;
  readonly extraSamples?: readonly number[];
  readonly profile?: Buffer | undefined;
  readonly tags?: Readonly<Record<number, number>>;
}

const HEIGHT = 10;
const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;

export function tiffOf(...pages: Page[]): Buffer {
  let bytes = Buffer.from('II*\0\0\0\0\0', 'latin1');
  const append = (more: Buffer) => {
    bytes = Buffer.concat([bytes, more]);
    return bytes.length - more.length;
  };
  let link = 4;
  for (const { width = 20, pixel = [10, 20, 30], bits = 8, ...page } of pages) {
    const colour = Buffer.concat(pixel.map((value) => little(value, bits / 8)));
    const pixels = append(Buffer.alloc(width * HEIGHT * colour.length, colour));
    const fields: Record<number, readonly [type: number, values: Buffer]> = {
      258: [SHORT, Buffer.concat(pixel.map(() => little(bits, 2)))],
      ...(page.extraSamples && {
        338: [SHORT, Buffer.concat(page.extraSamples.map((kind) => little(kind, 2)))],
      }),
      ...(page.profile && { 34675: [UNDEFINED, page.profile] }),
    };
    const numbers = {
      ...{ 256: width, 257: HEIGHT, 259: 1, 262: pixel.length < 3 ? 1 : 2, 273: pixels },
      ...{ 277: pixel.length, 278: HEIGHT, 279: width * HEIGHT * colour.length, ...page.tags },
    };
    for (const [tag, value] of Object.entries(numbers)) fields[Number(tag)] = [LONG, little(value)];
    const entries = Object.entries(fields).map(([tag, [type, values]]) => {
      const content = values.length > 4 ? little(append(values)) : values;
      const count = values.length / ({ [SHORT]: 2, [LONG]: 4 }[type] ?? 1);
      return Buffer.concat([little(Number(tag), 2), little(type, 2), little(count), content], 12);
    });
    const directory = append(Buffer.concat([little(entries.length, 2), ...entries, little(0)]));
    bytes.writeUInt32LE(directory, link);
    link = bytes.length - 4;
  }
  return bytes;
}

function little(value: number, size = 4): Buffer {
  const bytes = Buffer.alloc(size);
  bytes.writeUIntLE(value, 0, size);
  return bytes;
}
