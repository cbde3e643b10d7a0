const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** What XML 1.0 has no way to write, not even escaped: control characters and lone surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** A text as XML and HTML write it, between tags and within quotes. */
export function escapeMarkup(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An opening tag; attributes without a value are left out. */
export function openTag(name: string, attributes: Attributes = {}): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeMarkup(String(value))}"`);
  return `<${name}${written.join('')}>`;
}

/** An XML element without content. */
export function emptyElement(name: string, attributes: Attributes): string {
  return openTag(name, attributes).replace(/>$/, '/>');
}

/** An XML element around a text. */
export function textElement(name: string, text: string, attributes: Attributes = {}): string {
  return `${openTag(name, attributes)}${escapeMarkup(text)}</${name}>`;
}

/**
 * Data as the text of a script element. Nothing in it can end the element: `<` is written as JSON may write any sign.
 *
 * @example dataText({ a: '</script>' }) // '{"a":"\u003c/script>"}'
 */
export function dataText(data: object): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
