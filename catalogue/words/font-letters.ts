function from(first: string, last: string): string {
  const codes = [first, last].map((letter) => letter.codePointAt(0) ?? 0) as [number, number];
  const count = codes[1] - codes[0] + 1;
  return Array.from({ length: count }, (_, index) => String.fromCodePoint(codes[0] + index)).join(
    '',
  );
}

/**
 * What the fonts of the pages hold, each in two files: the common letters, which every page needs, and the rare ones, which
 * browsers fetch where one occurs (app/styles/fonts.css). Any other letter is shown in a font of the visitor's system.
 */
export const FONT_LETTERS = {
  common: [
    from(' ', '~'),
    '\u00a0\u00ad©«·»×',
    from('А', 'я'),
    'Ёё',
    '\u2009\u200a\u202f–—‘’‚“”„…№↗−',
  ].join(''),
  rare: [
    '¡¢£¤¥¦§¨ª¬®¯°±²³´µ¶¸¹º¼½¾¿',
    from('À', 'Ö'), // Western Europe
    from('Ø', 'ÿ'),
    'ĀāĆćČčĐđĒēĘęĪīŁłŃńŌōŒœŘřŚśŠšŪūŮůŹźŻżŽž', // names of other places: Ljubljana's, Chinese ones in pinyin
    'ЄєІіЇїЎўҐґ', // Belarusian, Ukrainian
    '\u0301', // the stress mark
    '•‹›€™←↑→↓↵',
  ].join(''),
} as const;

const SUPPLIED = new Set(Object.values(FONT_LETTERS).join(''));

/**
 * Latin and Cyrillic letters of a text beyond those that every site has, each once: Kazakh, Tatar or Serbian ones. They
 * get a file of their own.
 *
 * @example furtherLetters('Әйгерім') // 'Ә'
 */
export function furtherLetters(text: string): string {
  return lettersOf(text)
    .filter((letter) => /[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]/u.test(letter))
    .join('');
}

/**
 * Letters that cannot be shown in the fonts of the site: those of other scripts, and Latin and Cyrillic ones that the fonts
 * were never given.
 *
 * @param isDrawn whether the fonts have a letter
 */
export function lettersWithoutFont(text: string, isDrawn: (letter: string) => boolean): string[] {
  return lettersOf(text).filter((letter) => {
    if (!/\p{L}/u.test(letter)) return false;
    return !/[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(letter) || !isDrawn(letter);
  });
}

function lettersOf(text: string): string[] {
  // Nearly all letters are these; a set would take them one by one.
  const others = text.replace(/[ -~А-я]+/g, '');
  return [...new Set(others)].filter((letter) => !SUPPLIED.has(letter)).sort();
}
