const CHARACTER_MAP = 'cmap';

/** OpenType 1.9, 'cmap': format 4 has the first 65,536 characters, format 12 all. */
const BASIC_FORM = 4;
const FULL_FORM = 12;

/**
 * Code points that the font has glyphs for.
 * @throws {RangeError} when the file is no such font
 */
export function coverageOf(font: Buffer): ReadonlySet<number> {
  const map = tableOf(font, CHARACTER_MAP);
  const count = map.readUInt16BE(2);
  const forms = Array.from({ length: count }, (_, index) =>
    map.subarray(map.readUInt32BE(4 + index * 8 + 4)),
  );
  const covered = new Set<number>();
  for (const form of forms) {
    const kind = form.readUInt16BE(0);
    if (kind === BASIC_FORM) addBasic(form, covered);
    if (kind === FULL_FORM) addFull(form, covered);
  }
  return covered;
}

function tableOf(font: Buffer, name: string): Buffer {
  const count = font.readUInt16BE(4);
  for (let place = 12; place < 12 + count * 16; place += 16) {
    if (font.toString('latin1', place, place + 4) !== name) continue;
    const start = font.readUInt32BE(place + 8);
    return font.subarray(start, start + font.readUInt32BE(place + 12));
  }
  throw new RangeError(`The font has no table '${name}'`);
}

/** Each segment has an end, a start, an offset to the glyph and sometimes a list of glyphs; glyph 0 is an empty box. */
function addBasic(form: Buffer, covered: Set<number>): void {
  const size = form.readUInt16BE(6);
  const [ends, starts, steps, lists] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size];
  for (let segment = 0; segment < size; segment += 2) {
    const start = form.readUInt16BE(starts + segment);
    const end = form.readUInt16BE(ends + segment);
    const step = form.readUInt16BE(steps + segment);
    const list = form.readUInt16BE(lists + segment);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const listed = lists + segment + list + 2 * (code - start);
      const glyph = list === 0 ? (code + step) & 0xffff : form.readUInt16BE(listed);
      if (glyph !== 0) covered.add(code);
    }
  }
}

function addFull(form: Buffer, covered: Set<number>): void {
  const groups = form.readUInt32BE(12);
  for (let place = 16; place < 16 + groups * 12; place += 12) {
    const end = form.readUInt32BE(place + 4);
    for (let code = form.readUInt32BE(place); code <= end; code += 1) covered.add(code);
  }
}
