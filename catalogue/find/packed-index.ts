import type { AsPlainObject } from 'minisearch';

/** An index of MiniSearch with the same content in fewer bytes. */
export interface PackedIndex {
  /** Of the documents, in the order of their numbers. */
  readonly ids: readonly string[];
  readonly fields: readonly string[];
  /** How many terms each field of each document has. */
  readonly lengths: readonly (readonly number[])[];
  /** The same of the average document. */
  readonly averages: readonly number[];
  /**
   * A line for each term, in alphabetical order: how many letters it shares with the one before, the rest of it, and
   * where it is met: the number of a field, then the documents, each as its distance from the one before, and after an
   * asterisk how often if it is not once. Numbers are to the base of 36.
   */
  readonly terms: string;
}

/** Of MiniSearch 7. */
const SERIALIZATION_VERSION = 2;

const BASE = 36;

/** Shared letters are told by one digit. */
const MOST_SHARED = BASE - 1;

/** Packs an index; documents have to have been added once, and none taken away. */
export function packIndex(plain: AsPlainObject): PackedIndex {
  const { documentIds, fieldIds, fieldLength, averageFieldLength, index } = plain;
  const numbers = Object.keys(documentIds).map(Number);
  const fields = Object.entries(fieldIds).sort(([, one], [, other]) => one - other);
  let before = '';
  const lines = [...index]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([term, places]) => {
      const shared = sharedLetters(before, term);
      before = term;
      const met = Object.entries(places).map(([field, frequencies]) => {
        let last = 0;
        const documents = Object.entries(frequencies as Record<string, number>)
          .map(([document, often]): [number, number] => [Number(document), often])
          .sort(([one], [other]) => one - other)
          .map(([document, often]) => {
            const distance = (document - last).toString(BASE);
            last = document;
            return often === 1 ? distance : `${distance}*${often.toString(BASE)}`;
          });
        return [field, ...documents].join(' ');
      });
      return [shared.toString(BASE) + term.slice(shared), ...met].join(',');
    });
  return {
    ids: numbers.map((number) => String(documentIds[number])),
    fields: fields.map(([name]) => name),
    lengths: numbers.map((number) => fieldLength[number] ?? []),
    averages: averageFieldLength,
    terms: lines.join('\n'),
  };
}

/** The index as MiniSearch loads it. */
export function unpackIndex({ ids, fields, lengths, averages, terms }: PackedIndex): AsPlainObject {
  let term = '';
  const index = terms.split('\n').flatMap((line): AsPlainObject['index'] => {
    const [written = '', ...met] = line.split(',');
    if (met.length === 0) return [];
    term = term.slice(0, Number.parseInt(written.charAt(0), BASE)) + written.slice(1);
    return [[term, Object.fromEntries(met.map(frequenciesIn))]];
  });
  return {
    documentCount: ids.length,
    nextId: ids.length,
    documentIds: { ...ids },
    fieldIds: Object.fromEntries(fields.map((field, at) => [field, at])),
    fieldLength: Object.fromEntries(lengths.map((each, number) => [number, [...each]])),
    averageFieldLength: [...averages],
    storedFields: {},
    dirtCount: 0,
    index,
    serializationVersion: SERIALIZATION_VERSION,
  };
}

/** A field, and how often each document has the term there. */
function frequenciesIn(met: string): [field: string, frequencies: Record<string, number>] {
  const [field = '', ...documents] = met.split(' ');
  let document = 0;
  const frequencies = documents.map((each): [string, number] => {
    const [distance = '', often = '1'] = each.split('*');
    document += Number.parseInt(distance, BASE);
    return [String(document), Number.parseInt(often, BASE)];
  });
  return [field, Object.fromEntries(frequencies)];
}

function sharedLetters(one: string, other: string): number {
  let shared = 0;
  while (shared < MOST_SHARED && shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}
