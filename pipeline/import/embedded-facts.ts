import exifReader, { type ExpandedTags } from 'exifreader';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';

export interface EmbeddedFacts {
  /** By language; the key is `''` where none is stated. */
  readonly titles: ReadonlyMap<string, string>;
  readonly date: string;
}

/** Descriptions that cameras write into every photo, and texts without letters. */
const GIVEN_BY_A_DEVICE =
  /^(?:olympus|sony dsc|dcim|dji|kodak|minolta|samsung|konica|casio|nikon|canon|fujifilm|digital still|oplus|screenshot|untitled|default|processed with|created with|made with)|digital camera/i;

/** A clock that was never set shows the year of its manufacture. */
const FIRST_YEAR_OF_DIGITAL_PHOTOS = 1995;

/** The date of the work (IPTC, XMP) precedes the date of the photo (EXIF). */
export function readEmbeddedFacts(bytes: Buffer, today = new Date()): EmbeddedFacts {
  const { exif, iptc, xmp } = tagsOf(bytes);
  const titles = new Map(titlesOf(xmp?.title));
  const single = [iptc?.['Object Name'], exif?.ImageDescription].map(textOf).find(Boolean);
  if (titles.size === 0 && single) titles.set('', single);
  const told = [
    isoDate(textOf(iptc?.['Date Created'])),
    isoDate(textOf(xmp?.DateCreated)),
    takenOn(textOf(exif?.DateTimeOriginal), today),
  ];
  return { titles, date: told.find(Boolean) ?? '' };
}

function tagsOf(bytes: Buffer): ExpandedTags {
  try {
    return exifReader.load(bytes, { expanded: true, async: false });
  } catch {
    // No metadata, or a damaged file, which the photo check reports.
    return {};
  }
}

function titlesOf(title: unknown): [language: string, title: string][] {
  const { value } = (title ?? {}) as { value?: unknown };
  const alternatives = Array.isArray(value) ? value : title === undefined ? [] : [title];
  return alternatives.flatMap((each: { attributes?: { lang?: string } }) => {
    const text = textOf(each);
    const language = each.attributes?.lang?.replace(/^x-default$/, '').slice(0, 2) ?? '';
    return text ? [[language, text]] : [];
  });
}

function textOf(tag: unknown): string {
  const { description } = (tag ?? {}) as { description?: unknown };
  const text = normalizeSpaces(String(description ?? '')).trim();
  return /\p{L}|\d{4}/u.test(text) && !GIVEN_BY_A_DEVICE.test(text) ? text : '';
}

/** Formats that programs write: `2018-03-01T…`, `20180301`, `2018`. */
function isoDate(text: string): string {
  const [, year, month, day] = /^(\d{4})(?:[-:]?(\d\d)(?:[-:]?(\d\d))?)?/.exec(text) ?? [];
  if (!year || Number(year) < 1) return '';
  // Programs that know only the year write zeros or the first of January.
  if (!month || month === '00' || `${month}${day}` === '0101') return year;
  return !day || day === '00' ? `${year}-${month}` : `${year}-${month}-${day}`;
}

function takenOn(text: string, today: Date): string {
  const date = isoDate(text);
  const isPlausible =
    date.length === 'YYYY-MM-DD'.length &&
    Number(date.slice(0, 4)) >= FIRST_YEAR_OF_DIGITAL_PHOTOS &&
    Date.parse(date) <= today.getTime();
  return isPlausible ? date : '';
}
