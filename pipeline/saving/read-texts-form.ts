import * as v from 'valibot';
import {
  CHANGES_FIELD,
  PHOTOS_FIELD,
  STUDIO_ROLES,
  type TextPath,
} from '#catalogue/add/text-changes.ts';
import { isSiteText } from '#catalogue/change/apply-change.ts';
import { NEWS_FILE } from '#catalogue/change/folder-json.ts';
import type { ReceivedTexts } from './save-texts.ts';

const Path = v.pipe(
  v.array(v.union([v.string(), v.pipe(v.number(), v.integer(), v.minValue(0))])),
  v.minLength(1),
);

const TextChanges = v.pipe(
  v.array(
    v.pipe(
      v.strictObject({
        file: v.string(),
        path: Path,
        before: v.optional(v.unknown()),
        after: v.optional(v.unknown()),
      }),
      v.check(({ file, path }) => isEditable(file, path)),
      v.check(({ before, after }) => before !== undefined || after !== undefined),
    ),
  ),
  v.minLength(1),
);

function isEditable(file: string, path: TextPath): boolean {
  const [field] = path;
  if (file === NEWS_FILE) return typeof field === 'number' && path.length === 1;
  return path.length <= 2 && isSiteText(file, String(field));
}

/** Every host handles plain ASCII names alike. */
const NEW_PHOTO = new RegExp(
  String.raw`^images/(?:${STUDIO_ROLES.join('|')})/[a-z0-9][a-z0-9_-]{0,99}\.jpe?g$`,
);

const NewPhoto = v.pipe(
  v.file(),
  v.check(({ name }) => NEW_PHOTO.test(name)),
);

/** @param type content type of the body, with the boundary */
export async function readTextsForm(
  body: Buffer,
  type: string,
): Promise<ReceivedTexts | undefined> {
  try {
    const whole = new Uint8Array(body);
    const form = await new Response(whole, { headers: { 'Content-Type': type } }).formData();
    const changes = v.parse(TextChanges, parseChanges(String(form.get(CHANGES_FIELD))));
    const files = v.parse(v.array(NewPhoto), form.getAll(PHOTOS_FIELD));
    const photos = files.map(
      async (file) => [file.name, Buffer.from(await file.arrayBuffer())] as const,
    );
    return { changes, photos: new Map(await Promise.all(photos)) };
  } catch {
    return undefined;
  }
}

/** Replaces lone surrogates, which careless cutting leaves: they cannot be shown or stored. */
function parseChanges(text: string): unknown {
  return JSON.parse(text, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value));
}
