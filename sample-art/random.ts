/** A seeded source of chance: the same seed gives the same picture, byte for byte. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  (): number;
  between(low: number, high: number): number;
  /** A whole number from low to high, both included. */
  whole(low: number, high: number): number;
  /** A bell curve around 0 with a standard deviation of about 1. */
  bell(): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T;
  shuffle<T>(list: readonly T[]): T[];
  /** An independent source: drawing from it leaves the others as they are. */
  fork(name: string): Random;
}

/** FNV-1a: spreads the letters of a seed over 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}

/** Makes the source that belongs to a seed. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return Object.assign(next, {
    between: (low: number, high: number) => low + next() * (high - low),
    whole,
    bell: () => (next() + next() + next() + next() - 2) * 1.732,
    chance: (probability: number) => next() < probability,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    shuffle: <T>(list: readonly T[]): T[] => {
      const result = [...list];
      for (let i = result.length - 1; i > 0; i--) {
        const j = whole(0, i);
        [result[i], result[j]] = [result[j] as T, result[i] as T];
      }
      return result;
    },
    fork: (name: string) => createRandom(`${seed}/${name}`),
  });
}
