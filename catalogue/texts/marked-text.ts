import { isAddressOf } from '#catalogue/texts/url.ts';

export const LINK_PROTOCOLS = ['https:', 'mailto:'];

export type MarkedPart =
  | { readonly kind: 'text' | 'emphasis' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly address: string };

const LINK = String.raw`\[(?<label>[^[\]\n]+)\]\((?<address>[^\s()]+)\)`;

// A mark stands at the edge of a word; '2 * 3', '* * *' and 'a*b' hold none.
function between(mark: string, name: string): string {
  const begins = String.raw`(?<![\p{L}\p{N}*/])${mark}(?=[\p{L}\p{N}«„“"(])`;
  const ends = String.raw`(?<=[\p{L}\p{N}»“”".,!?…)])${mark}(?![\p{L}\p{N}*])`;
  return String.raw`${begins}(?<${name}>[^*\n]+)${ends}`;
}

const MARKS = new RegExp(
  [LINK, between(String.raw`\*\*`, 'strong'), between(String.raw`\*`, 'emphasis')].join('|'),
  'gu',
);

// Links, emphasis and strong emphasis, without nesting; anything else and unsafe links stay literal.
// Markdown parsers also know lists, headings and HTML, and would change '* * *' and '1.' in texts.
export function markedParts(text: string): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { 0: whole, index, groups = {} } of text.matchAll(MARKS)) {
    const part = partOf(groups);
    if (!part) continue;
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) });
    parts.push(part);
    end = index + whole.length;
  }
  return end < text.length ? [...parts, { kind: 'text', text: text.slice(end) }] : parts;
}

function partOf(groups: Readonly<Record<string, string | undefined>>): MarkedPart | undefined {
  const { label, address = '', strong, emphasis } = groups;
  if (label !== undefined) {
    return canLead(address) ? { kind: 'link', text: label, address } : undefined;
  }
  if (strong !== undefined) return { kind: 'strong', text: strong };
  return emphasis === undefined ? undefined : { kind: 'emphasis', text: emphasis };
}

export function addressesIn(text: string): string[] {
  return [...text.matchAll(MARKS)].flatMap(({ groups }) => groups?.address ?? []);
}

/** In the form of the Russian route: `/gallery/landscape/12`. */
export function isOwnPage(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

function canLead(address: string): boolean {
  return isOwnPage(address) || isAddressOf(address, LINK_PROTOCOLS);
}

/** For search engines and lists. */
export function plainText(text: string): string {
  return markedParts(text)
    .map((part) => part.text)
    .join('');
}
