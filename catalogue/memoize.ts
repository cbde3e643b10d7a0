/** The cache is never cleared, so use it for pure functions with few distinct keys. */
export function memoize<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  return remembering(work, new Map<Key, Value>());
}

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
