import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import { contentDate } from '#catalogue/metadata/content-date.ts';
import { GROUND_PHRASES, materialsIn, TECHNIQUE_PHRASES } from '#catalogue/works/materials.ts';
import { readSize, type SizeDoubt } from '#catalogue/works/work-size.ts';
import type { WorkText } from '#catalogue/works/work-texts.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { errorAt, type Finding, noticeAt, quoted } from '#pipeline/content/finding.ts';
import { valueAt } from '#pipeline/content/schema/salvage.ts';

/** What is said of a work whose details line gives no size of one picture, and the remedy. */
const SIZE_DOUBTS: Readonly<Record<SizeDoubt, readonly [message: string, remedy: string]>> = {
  missing: [
    'the size of the work is not given',
    "write width and height after the medium: 'холст, масло, 40х60 см'",
  ],
  single: ['the size has one measure only', "write width and height: '40х60 см'"],
  round: [
    'a round work is not shown on the wall to scale',
    "to show it there, write width and height: '30х30 см'",
  ],
  parts: [
    'a work of several parts is not shown on the wall to scale',
    "to show it there, write the size of the whole as it hangs: '130х60 см'",
  ],
};

/** The rules about single works that no schema can express. */
export function artworkFindings(gallery: CheckedFile<GalleryEntry[]>): Finding[] {
  return [...repeatedKeys(gallery), ...singleFindings(gallery)];
}

/** An entry that was copied by hand: a corrected package would not know which of the two is its work. */
function repeatedKeys({ file, salvaged = [] }: CheckedFile<GalleryEntry[]>): Finding[] {
  return salvaged.flatMap((work, index) => {
    const first = salvaged.findIndex((other) => other?.key === work?.key);
    if (work?.key === undefined || first === index) return [];
    const message = `the key ${quoted(work.key)} is used twice, first by entry no. ${first + 1} of the file`;
    return [errorAt({ file, path: [index, 'key'] }, message, "remove 'key' from the copy")];
  });
}

function singleFindings(gallery: CheckedFile<GalleryEntry[]>): Finding[] {
  return (gallery.salvaged ?? []).flatMap((work, index) => {
    if (work === undefined) return [];
    const place = (field: string) => ({ file: gallery.file, path: [index, field] });
    const title = valueAt(gallery.raw, [index, 'title']);
    const { id, active, availability, collection, details } = work;
    const findings: Finding[] = [];
    if (typeof title === 'string' && id !== undefined && title !== `art-${id}`) {
      const message = `the title ${quoted(title)} is not the key of this work`;
      findings.push(errorAt(place('title'), message, `write 'art-${id}'`));
    }
    if (active !== 'true') {
      const message = active === undefined ? "it has no 'active'" : `'active' is ${quoted(active)}`;
      const remedy = 'to show it in the gallery, write "active": "true"';
      findings.push(noticeAt(place('active'), `the work is unlisted: ${message}`, remedy));
    }
    if (collection?.trim() && availability !== 'collection') {
      const message = "the collection is not shown: 'availability' does not say that it is in one";
      const remedy = 'write "availability": "collection", or leave \'collection\' out';
      findings.push(noticeAt(place('collection'), message, remedy));
    }
    // Of a work without a description nothing is known yet; one with a medium lacks only this.
    const size = details?.desc?.trim() ? readSize(details.desc) : undefined;
    if (typeof size === 'string') {
      const at = { file: gallery.file, path: [index, 'details', 'desc'] };
      findings.push(noticeAt(at, ...SIZE_DOUBTS[size]));
    }
    return [...findings, ...unfoundFindings(gallery.file, index, details)];
  });
}

/** What the gallery cannot be searched by, since a text does not say it clearly enough; nothing is guessed. */
function unfoundFindings(
  file: string,
  index: number,
  details: { readonly [Text in WorkText]?: string | undefined } = {},
): Finding[] {
  const at = (text: WorkText) => ({ file, path: [index, 'details', text] });
  const { desc = '', date = '' } = details;
  const materials = materialsIn(desc).unknown.map((piece) => {
    const message = `${quoted(piece)} is no technique or ground that works are found by`;
    const remedy = `where it can be said so, write ${TECHNIQUE_PHRASES.join(', ')}; on ${GROUND_PHRASES.join(', ')}`;
    return noticeAt(at('desc'), message, remedy);
  });
  if (!/\d{4}/.test(date) || contentDate(date)) return materials;
  const message = `the year is not certain: ${quoted(date)}`;
  const remedy =
    "to have the work among those of a year, write it as in 'Минск, май 2025' (winter belongs to two)";
  return [...materials, noticeAt(at('date'), message, remedy)];
}
