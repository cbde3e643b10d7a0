/**
 * Bidi embeddings, overrides and isolates affect the text that follows, and a truncated title could
 * lose the closing one. HTML and XML forbid control characters. Direction marks act only locally,
 * so they stay.
 */
const CONTROLS = /[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|[^\P{Cc}\t\n\r]/gu;

export function withoutControls(text: string): string {
  return text.replace(CONTROLS, '');
}

/** @example controlsIn('abc\u202E') // ['U+202E'] */
export function controlsIn(text: string): string[] {
  return [...new Set(text.match(CONTROLS))].map(
    (character) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
