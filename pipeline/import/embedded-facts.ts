import exifReader, { type ExpandedTags } from 'exifreader';
import { type ByLanguage, firstLanguage } from '#catalogue/texts/language.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { LONGEST_TITLE } from '#catalogue/texts/short-title.ts';
import { isDeviceName } from './device-name.ts';
import { possibleDate } from './photo-date.ts';

const BY_A_PROGRAM =
  /^(?:olympus|sony|dcim|dji|kodak|minolta|samsung|konica|casio|nikon|canon|fujifilm|pentax|ricoh|panasonic|hasselblad|motorola|nokia|huawei|xiaomi|digimax|oplus|exif|epson|acd systems|lead technologies|adobe|default|creator:|file written|processed|created|made|shot on|https?:|www\.)|digital camera|(?:jpe?g|digital) image/i;

/** No word mixes Russian and Latin letters or has capitals inside, as wrongly decoded text does. */
const IS_RUSSIAN =
  /^(?=.*[А-яЁё])(?!.*(?:\p{Ll}\p{Lu}|[A-Za-z][А-яЁё]|[А-яЁё][A-Za-z]))[А-яЁёA-Za-z\d\s.,:;!?«»"“”„'’()№–—…-]+$/u;

/** Prefers the date of the work (IPTC, XMP) to that of the photo (EXIF). Titles are by language. */
export async function readEmbeddedFacts(bytes: Buffer) {
  const load = async () => exifReader.load(bytes, { expanded: true, async: true });
  // exifreader throws without metadata. A damaged photo is reported elsewhere.
  const { iptc, xmp, ...tags } = await load().catch((): ExpandedTags => ({}));
  // The types of exifreader lack XPTitle, a field of Windows.
  const exif: Readonly<Record<string, unknown>> = { ...tags.exif };
  const others = [iptc?.['Object Name'], exif.XPTitle, exif.ImageDescription].map(titleOf);
  const titles: ByLanguage<string> = {
    [firstLanguage()]: others.find(Boolean) ?? '',
    ...Object.fromEntries(titlesOf(xmp?.title)),
  };
  const taken = textOf(exif.DateTimeOriginal);
  const dates = [iptc?.['Date Created'], xmp?.DateCreated].map(textOf);
  // Ignores clocks that were never set.
  if (taken > '1995') dates.push(taken);
  const date = dates.map(possibleDate).find(Boolean) ?? '';
  // Some programs write zeros for an unknown date.
  const impossibleDate = dates.find((text) => /[1-9]/.test(text) && !possibleDate(text)) ?? '';
  return { titles, date, impossibleDate };
}

function titlesOf(title: unknown): [language: string, title: string][] {
  const { value } = (title ?? {}) as { value?: unknown };
  const alternatives = Array.isArray(value) ? value : [title];
  return alternatives.flatMap((each: { attributes?: { lang?: string } }) => {
    const text = titleOf(each);
    const { lang = 'x-default' } = each?.attributes ?? {};
    return text ? [[lang === 'x-default' ? firstLanguage() : lang.slice(0, 2), text]] : [];
  });
}

function titleOf(tag: unknown): string {
  const text = normalizeSpaces(textOf(tag)).trim();
  const isCode = /^[a-z\d_.-]+(?:[;,]\s*[a-z\d_.-]+)*$/.test(text);
  const isTitle = /\p{L}/u.test(text) && text.length <= LONGEST_TITLE && !isCode;
  return isTitle && !BY_A_PROGRAM.test(text) && !isDeviceName(text) ? text : '';
}

/** exifreader returns IPTC as bytes, and EXIF as one character for each byte unless it is UTF-8. */
function textOf(tag: unknown): string {
  const { id, value, description } = (tag ?? {}) as Record<string, unknown>;
  const text = String(description ?? '');
  if (!Array.isArray(value)) return text;
  if (Number(id) >> 8 === 2) return decoded(Buffer.from(value));
  const isBytes = typeof value[0] === 'string' && !/[^\0-\xff]/.test(text);
  return isBytes ? decoded(Buffer.from(text, 'latin1')) : text;
}

/** Old Russian programs write windows-1251 and do not declare it. */
function decoded(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const text = new TextDecoder('windows-1251').decode(bytes);
    return IS_RUSSIAN.test(text) ? text : '';
  }
}
