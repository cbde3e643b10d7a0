import { withinTime } from '../lib/within-time.ts';

export type LightboxCode = typeof import('./lightbox.tsx');

let code: Promise<LightboxCode> | undefined;

/**
 * Fetches the code of the lightbox, once.
 *
 * Rejects when it cannot be loaded, or not in time; the next call tries again.
 */
export function loadLightbox(): Promise<LightboxCode> {
  code ??= withinTime(import('./lightbox.tsx')).catch((error) => {
    code = undefined;
    throw error;
  });
  return code;
}
