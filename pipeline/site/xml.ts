interface Xml {
  readonly source: string;
}

/** @example xml`<loc>${'/?a&b'}</loc>` // { source: '<loc>/?a&amp;b</loc>' } */
export function xml(
  strings: TemplateStringsArray,
  ...parts: readonly (string | readonly Xml[])[]
): Xml {
  const texts = parts.map((part) =>
    typeof part === 'string' ? escapeXml(part) : part.map(({ source }) => source).join(''),
  );
  return { source: String.raw({ raw: strings }, ...texts) };
}

// XML 1.0 allows neither control characters nor lone surrogates, even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

function escapeXml(text: string): string {
  return text
    .replace(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
