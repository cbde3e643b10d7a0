const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// XML 1.0 allows neither control characters nor lone surrogates, even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

export function escapeMarkup(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

export function openTag(name: string, attributes: Attributes = {}): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeMarkup(String(value))}"`);
  return `<${name}${written.join('')}>`;
}

export function emptyElement(name: string, attributes: Attributes): string {
  return openTag(name, attributes).replace(/>$/, '/>');
}

export function textElement(name: string, text: string, attributes: Attributes = {}): string {
  return `${openTag(name, attributes)}${escapeMarkup(text)}</${name}>`;
}

/**
 * `<` is escaped, so that data cannot end the script element.
 * @example dataText({ a: '</script>' }) // '{"a":"\u003c/script>"}'
 */
export function dataText(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
