import * as v from 'valibot';

const Word = v.pipe(v.string(), v.nonEmpty());

export function words<const Keys extends readonly string[]>(keys: Keys) {
  return v.strictObject(v.entriesFromList(keys, Word));
}
