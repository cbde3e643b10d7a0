import { isUrlOf } from '#catalogue/texts/url.ts';

export const LINK_PROTOCOLS = ['https:', 'mailto:'];

export type MarkedPart =
  | { readonly kind: 'text' | 'emphasis' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly url: string };

const LINK = String.raw`\[(?<label>[^[\]\n]+)\]\((?<url>[^\s()]+)\)`;

// A delimiter touches the word it opens or closes: '2 * 3', 'a*b' and '/* note */' contain no emphasis.
function emphasisPattern(delimiter: string, groupName: string): string {
  const begins = String.raw`(?<![\p{L}\p{N}*/])${delimiter}(?=[\p{L}\p{N}«„“"(])`;
  const ends = String.raw`(?<=[\p{L}\p{N}»“”".,!?…)])${delimiter}(?![\p{L}\p{N}*])`;
  return String.raw`${begins}(?<${groupName}>[^*\n]+)${ends}`;
}

const MARKUP = new RegExp(
  [LINK, emphasisPattern('\\*\\*', 'strong'), emphasisPattern('\\*', 'emphasis')].join('|'),
  'gu',
);

// Links, emphasis and strong emphasis, without nesting; unsafe links and all other markup stay literal.
// No Markdown parser, because it would also turn '* * *' and '1.' in texts into lines and lists.
export function markedParts(text: string): readonly MarkedPart[] {
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { 0: whole, index, groups = {} } of text.matchAll(MARKUP)) {
    const part = partOf(groups);
    if (!part) continue;
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) });
    parts.push(part);
    end = index + whole.length;
  }
  return end < text.length ? [...parts, { kind: 'text', text: text.slice(end) }] : parts;
}

function partOf(groups: Readonly<Record<string, string | undefined>>): MarkedPart | undefined {
  const { label, url = '', strong, emphasis } = groups;
  if (label !== undefined) {
    return isAllowedLink(url) ? { kind: 'link', text: label, url } : undefined;
  }
  if (strong !== undefined) return { kind: 'strong', text: strong };
  return emphasis === undefined ? undefined : { kind: 'emphasis', text: emphasis };
}

/** Also the URLs of unsafe links, for the check to report. */
export function urlsIn(text: string): string[] {
  return [...text.matchAll(MARKUP)].flatMap(({ groups }) => groups?.url ?? []);
}

export function isSitePath(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

function isAllowedLink(url: string): boolean {
  return isSitePath(url) || isUrlOf(url, LINK_PROTOCOLS);
}

export function plainText(text: string): string {
  return markedParts(text)
    .map((part) => part.text)
    .join('');
}
