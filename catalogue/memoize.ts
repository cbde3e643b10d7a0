/**
 * The same function, which does its work once for each key and remembers what came of it for as long as the program runs.
 * For pure functions of few keys, or of keys that come again on many pages.
 *
 * @example const scriptOf = memoize((language: Language) => new Intl.Locale(language).maximize().script);
 */
export function memoize<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  return remembering(work, new Map<Key, Value>());
}

/** The same for keys that are objects: what came of one is remembered for as long as there is the object. */
export function memoizeWeakly<Key extends object, Value>(
  work: (key: Key) => Value,
): (key: Key) => Value {
  return remembering(work, new WeakMap<Key, Value>());
}

interface Memory<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

function remembering<Key, Value>(
  work: (key: Key) => Value,
  known: Memory<Key, Value>,
): (key: Key) => Value {
  return (key) => {
    const value = known.get(key);
    if (value !== undefined) return value;
    const made = work(key);
    known.set(key, made);
    return made;
  };
}
