import * as v from 'valibot';
import {
  CHANGES_FIELD,
  isNewPhotoPath,
  PHOTOS_FIELD,
  TextChanges,
} from '#catalogue/add/text-changes.ts';
import type { ReceivedTexts } from './save-texts.ts';

const NewPhoto = v.pipe(
  v.file(),
  v.check(({ name }) => isNewPhotoPath(name)),
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
