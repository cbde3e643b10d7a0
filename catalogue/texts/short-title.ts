/** In UTF-16 units: tabs, search results and messengers show less. */
export const LONGEST_TITLE = 100;

export function shortTitle(title: string): string {
  return cutAfterWord(title, LONGEST_TITLE);
}

/** `longest` is in UTF-16 units and includes the ellipsis. */
export function cutAfterWord(text: string, longest: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  // Never ends in half of a surrogate pair.
  const cut = line.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '');
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : cut.length).replace(/[\s.,:;–—-]+$/, '')}…`;
}

// Before a name or a number: 'им. Репина', 'г. Минск', 'рис. 3', 'St. Petersburg'.
const ABBREVIATIONS =
  'г|им|ул|пр|пер|пл|обл|пос|дер|д|кв|оз|р|св|о|проф|акад|доц|худ|рис|илл|стр|гл|см|тел|' +
  'St|Dr|Mr|Mrs|Ms|Prof|Mt|Ft|No|Nos|vol|fig|pp?|ca?|vs|cf|eg|ie';

// A single capital is an initial. After a year or number, 'г.' may end a sentence.
const ENDS_IN_ABBREVIATION = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:\\p{Lu}|(?<!\\d\\s*|(?:и|т\\.)\\s*)(?:${ABBREVIATIONS}))\\.$`,
  'u',
);

const SENTENCE_END = /[.!?…]+[»”"')\]]*(?=\s)/gu;

/** @example firstSentence('I paint in St. Petersburg. I teach.') // 'I paint in St. Petersburg.' */
export function firstSentence(text: string): string {
  for (const { 0: punctuation, index } of text.matchAll(SENTENCE_END)) {
    const end = index + punctuation.length;
    const sentence = text.slice(0, end);
    // No sentence begins with a lower-case letter: '1975 г. в Витебске', 'и т. д. и т. п.'.
    const continues = /^\s+[«“„"'([—–-]*\s*\p{Ll}/u.test(text.slice(end));
    if (!continues && !ENDS_IN_ABBREVIATION.test(sentence)) return sentence;
  }
  return text;
}
