/**
 * `<` is escaped, so that data cannot end the script element.
 * @example dataText({ a: '</script>' }) // '{"a":"\u003c/script>"}'
 */
export function dataText(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
