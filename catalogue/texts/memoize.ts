interface Cache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** A `Map` is never cleared, so use it for few distinct keys, and a `WeakMap` for objects. */
export function memoize<Key, Value>(
  work: (key: Key) => Value,
  cache: Cache<Key, Value> = new Map(),
): (key: Key) => Value {
  return (key) => {
    const known = cache.get(key);
    if (known !== undefined) return known;
    const value = work(key);
    cache.set(key, value);
    return value;
  };
}
