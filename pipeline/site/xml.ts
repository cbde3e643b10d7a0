export interface Xml {
  readonly source: string;
}

type Part = string | Xml | readonly Xml[] | undefined;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

// XML 1.0 allows neither control characters nor lone surrogates, even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

/** @example xml`<loc>${'/?a&b'}</loc>` // { source: '<loc>/?a&amp;b</loc>' } */
export function xml(strings: TemplateStringsArray, ...parts: readonly Part[]): Xml {
  return { source: String.raw({ raw: strings }, ...parts.map(write)) };
}

function write(part: Part): string {
  if (typeof part === 'string') return escapeXml(part);
  return [part ?? []]
    .flat()
    .map(({ source }) => source)
    .join('');
}

function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
