import type { HungWork } from './hanging.ts';

const LETTERS = { width: 'w', height: 'h', above: 'a' } as const;

// The largest number that the stylesheet supports.
const MOST_CM = 999.9;

/**
 * The CSP forbids `style="…"`: wall-digits.module.css adds up the digits, to a millimetre.
 * @example wallDigits({ width: 60, height: 40.5 }) // 'w60 h40 h.5'
 */
export function wallDigits(measures: Partial<HungWork>): string {
  return (Object.keys(LETTERS) as (keyof HungWork)[])
    .flatMap((name) => digitsOf(LETTERS[name], measures[name] ?? 0))
    .join(' ');
}

function digitsOf(letter: string, cm: number): string[] {
  const [whole = '', tenth = '0'] = Math.min(cm, MOST_CM).toFixed(1).split('.');
  const places = [...whole].map((digit, index) => digit + '0'.repeat(whole.length - 1 - index));
  return [...places, `.${tenth}`].filter((place) => Number(place) > 0).map((each) => letter + each);
}

// Paragraphs can stand beside this many parts of a scroll.
const PASSAGES = 10;

/** `at` is in percent of the length, from the left or the top; parts count from 0. */
export function passageAt(at: number): number {
  return Math.min(PASSAGES - 1, Math.floor((at * PASSAGES) / 100));
}
