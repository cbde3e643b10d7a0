import { posix } from 'node:path';
import type { Finding } from '#catalogue/check/finding.ts';
import { appearanceOf } from '#catalogue/texts/mixed-alphabets.ts';
import { normalizeSpaces } from '#catalogue/texts/normalize-text.ts';
import { nearestWord } from '#catalogue/texts/spelling.ts';
import { error } from '#pipeline/folder/messages.ts';
import type { PhotoFile } from './photo-folder.ts';
import type { PhotoReference } from './resolve-photos.ts';

/** `meant` are photos that a wrong name probably means. */
type FoundPhoto =
  | { readonly photo: PhotoFile }
  | { readonly finding: Finding; readonly meant: readonly PhotoFile[] };

/** With more missing photos, spelling is not the cause, and comparing all names takes minutes. */
const MAX_SEARCHES = 100;

const OUTSIDE = /^(?:[a-z][a-z\d+.-]*:|\/|\.\.(?:\/|$))/i;

/**
 * Letter case must match: other computers are less tolerant than the artist's. Characters that look the same do not
 * matter if only one photo can be meant, and `\` counts as `/`.
 */
export function createPhotoFinder(photos: readonly PhotoFile[]) {
  const byName = indexBy(normalizeSpaces);
  const byAppearance = indexBy(appearanceOf);
  const byFoldedName = indexBy(fold);
  const byStem = indexBy((name) => fold(stemOf(name)));
  const inAnyFolder = Map.groupBy(photos, ({ name }) => posix.basename(name));
  let searches = 0;

  function indexBy(keyOf: (name: string) => string) {
    const index = Map.groupBy(photos, ({ role, name }) => `${role}/${keyOf(name)}`);
    return ({ role }: PhotoReference, name: string) => index.get(`${role}/${keyOf(name)}`) ?? [];
  }

  return (reference: PhotoReference): FoundPhoto => {
    const name = posix.normalize(reference.name.replaceAll('\\', '/'));
    const values = { name: reference.name, folder: `images/${reference.role}` };
    if (OUTSIDE.test(name)) return { finding: error('photo-path', reference, values), meant: [] };
    const similar = byAppearance(reference, name);
    // Of several photos with the same name, which are reported, the first counts.
    const [photo = similar[0]] = byName(reference, name);
    if (photo && (similar.length === 1 || byName(reference, name).length > 0)) return { photo };
    if (photo) {
      const names = similar.map((each) => each.name).join(', ');
      const finding = error('photo-ambiguous', reference, { ...values, photos: names });
      return { finding, meant: similar };
    }
    const [folded] = byFoldedName(reference, name);
    const near = folded ?? byStem(reference, name)[0] ?? nearestPhoto(reference, name);
    const elsewhere = near ? undefined : inAnyFolder.get(posix.basename(name))?.[0];
    const meant = near?.name ?? elsewhere?.file;
    if (!meant) return { finding: error('photo-missing', reference, values), meant: [] };
    const key = folded ? 'photo-letter-case' : 'photo-meant';
    const finding = error(key, reference, { ...values, meant });
    return { finding, meant: [near ?? elsewhere].filter((each) => each !== undefined) };
  };

  function nearestPhoto({ role }: PhotoReference, name: string): PhotoFile | undefined {
    searches += 1;
    if (searches > MAX_SEARCHES) return undefined;
    const candidates = photos.filter((photo) => photo.role === role);
    const names = candidates.map((photo) => photo.name);
    return candidates[names.indexOf(nearestWord(name, names) ?? '')];
  }
}

function fold(name: string): string {
  return appearanceOf(name).toLowerCase();
}

function stemOf(name: string): string {
  return name.slice(0, name.length - posix.extname(name).length);
}
