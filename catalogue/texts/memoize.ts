interface Cache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** The cache is never cleared: use a `Map` only for few distinct keys, and a `WeakMap` for objects. */
export function memoize<Key, Value>(
  compute: (key: Key) => Value,
  cache: Cache<Key, Value> = new Map(),
): (key: Key) => Value {
  return (key) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = compute(key);
    cache.set(key, value);
    return value;
  };
}
