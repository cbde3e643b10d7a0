/** Visitors need the comments of an inline script, and its indentation, as little as those of any other. */
export function withoutComments(source: string): string {
  return source.replace(/^\s*(\/\/.*\n)?/gm, '');
}
