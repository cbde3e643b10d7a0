import * as v from 'valibot';

const Word = v.pipe(v.string(), v.nonEmpty());

/** The schema of a list of words by their keys: each must be there, and none may be empty. */
export function words<const Keys extends readonly string[]>(keys: Keys) {
  return v.strictObject(v.entriesFromList(keys, Word));
}
