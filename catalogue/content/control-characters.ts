/**
 * Characters that nobody sees and that reach beyond their text: embeddings, overrides and isolates, which turn the
 * direction of whatever stands behind them, and control characters, which HTML and XML forbid. Pairs of them go as
 * well: a title that is cut short would lose the second. Tabs and line ends stay, and the marks of direction, which
 * have an effect only where they stand.
 */
const CONTROLS = /[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]|[^\P{Cc}\t\n\r]/gu;

/** A text without them. */
export function withoutControls(text: string): string {
  return text.replace(CONTROLS, '');
}

/**
 * Those that a text holds, each once, as Unicode names them.
 *
 * @example controlsIn('abc\u202E') // ['U+202E']
 */
export function controlsIn(text: string): string[] {
  return [...new Set(text.match(CONTROLS))].map(
    (character) => `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
}
