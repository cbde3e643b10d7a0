import type { GalleryEntry } from '#catalogue/gallery-entry.ts';
import { parseSize } from '#catalogue/work-size.ts';
import type { CheckedFile } from './checked-file.ts';
import { errorAt, type Finding, noticeAt, quoted } from './finding.ts';
import { valueAt } from './salvage.ts';

/** The rules about single works that no schema can express. */
export function artworkFindings(gallery: CheckedFile<GalleryEntry[]>): Finding[] {
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
