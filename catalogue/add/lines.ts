/** The lines of a text as they were typed; empty ones are dropped (spec §5). */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
}
