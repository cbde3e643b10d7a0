import { isAddressOf } from '#catalogue/site/address.ts';

/** What links in texts may lead to, besides pages of the site itself. */
export const LINK_PROTOCOLS = ['https:', 'mailto:'];

/** A stretch of a text. */
export type MarkedPart =
  | { readonly kind: 'text' | 'emphasis' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly address: string };

const LINK = String.raw`\[(?<label>[^[\]\n]+)\]\((?<address>[^\s()]+)\)`;

/** A mark stands at the edge of a word; '2 * 3', '* * *' and 'a*b' hold none. */
function between(mark: string, name: string): string {
  const begins = String.raw`(?<![\p{L}\p{N}*/])${mark}(?=[\p{L}\p{N}«„“"(])`;
  const ends = String.raw`(?<=[\p{L}\p{N}»“”".,!?…)])${mark}(?![\p{L}\p{N}*])`;
  return String.raw`${begins}(?<${name}>[^*\n]+)${ends}`;
}

const MARKS = new RegExp(
  [LINK, between(String.raw`\*\*`, 'strong'), between(String.raw`\*`, 'emphasis')].join('|'),
  'gu',
);

/**
 * A text with the few marks of Markdown that the artist may use: links, emphasis, strong emphasis, none within another.
 * What is no such mark stays as it is written, and so does a link that leads nowhere safe.
 *
 * Ours, since parsers of Markdown know lists, headings and HTML too, which have to be forbidden one by one, and would
 * turn '* * *' and '1.' of texts that stand there already into something else.
 *
 * @example markedParts('*Свет* в [музее](https://example.org)')
 * // [{ kind: 'emphasis', text: 'Свет' }, { kind: 'text', text: ' в ' }, { kind: 'link', text: 'музее', … }]
 */
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

/** A text in which what stands between its marks is changed, and the marks stay. */
export function changeTexts(text: string, change: (text: string) => string): string {
  return markedParts(text)
    .map((part) => {
      const changed = change(part.text);
      if (part.kind === 'link') return `[${changed}](${part.address})`;
      if (part.kind === 'strong') return `**${changed}**`;
      return part.kind === 'emphasis' ? `*${changed}*` : changed;
    })
    .join('');
}

/** The addresses of all links in a text, safe or not. */
export function addressesIn(text: string): string[] {
  return [...text.matchAll(MARKS)].flatMap(({ groups }) => groups?.address ?? []);
}

/** Whether an address is that of a page of the site, as its Russian route: `/gallery/landscape/12`. */
export function isOwnPage(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

function canLead(address: string): boolean {
  return isOwnPage(address) || isAddressOf(address, LINK_PROTOCOLS);
}

/** A text without its marks, as search engines and lists read it. */
export function plainText(text: string): string {
  return markedParts(text)
    .map((part) => part.text)
    .join('');
}
