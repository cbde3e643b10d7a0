import { withinTime } from '../lib/within-time.ts';

type Code = typeof import('./lightbox.tsx');

let code: Promise<Code> | undefined;

/**
 * Fetches the code of the lightbox, once.
 *
 * Rejects when it cannot be loaded, or not in time; the next call tries again.
 */
export function loadLightbox(): Promise<Code> {
  code ??= withinTime(import('./lightbox.tsx')).catch((error) => {
    code = undefined;
    throw error;
  });
  return code;
}
