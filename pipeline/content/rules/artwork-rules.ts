import type { GalleryEntry } from '#catalogue/content/gallery-entry.ts';
import { parseSize } from '#catalogue/works/work-size.ts';
import type { CheckedFile } from '#pipeline/content/checked-file.ts';
import { errorAt, type Finding, noticeAt, quoted } from '#pipeline/content/finding.ts';
import { valueAt } from '#pipeline/content/schema/salvage.ts';

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
    const { id, active, details } = work;
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
    // Of a work without a description nothing is known yet; one with a medium lacks only this.
    if (details?.desc?.trim() && !parseSize(details.desc)) {
      const at = { file: gallery.file, path: [index, 'details', 'desc'] };
      const remedy = "write width and height after the medium: 'холст, масло, 40х60 см'";
      findings.push(noticeAt(at, 'the size of the work is not given', remedy));
    }
    return findings;
  });
}
