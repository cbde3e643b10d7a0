function from(first: string, last: string): string {
  const codes = [first, last].map((letter) => letter.codePointAt(0) ?? 0) as [number, number];
  const count = codes[1] - codes[0] + 1;
  return Array.from({ length: count }, (_, index) => String.fromCodePoint(codes[0] + index)).join(
    '',
  );
}

// The pages have neither bold nor italic type.
export const FONTS = {
  title: {
    family: 'Cormorant Garamond',
    folder: '@expo-google-fonts/cormorant-garamond',
    file: '500Medium/CormorantGaramond_500Medium.ttf',
  },
  text: {
    family: 'Alegreya Sans',
    folder: '@expo-google-fonts/alegreya-sans',
    file: '400Regular/AlegreyaSans_400Regular.ttf',
  },
} as const;

// Two files: common letters on every page, rare ones loaded on demand (app/styles/fonts.css).
// Other letters use a system font.
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

/** Latin and Cyrillic letters beyond the shipped ones, such as Kazakh: 'Әйгерім' gives 'Ә'. */
export function furtherLetters(text: string): string {
  return lettersOf(text)
    .filter((letter) => /[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]/u.test(letter))
    .join('');
}

/** `isDrawn` says whether the fonts have a letter. */
export function lettersWithoutFont(text: string, isDrawn: (letter: string) => boolean): string[] {
  return lettersOf(text).filter((letter) => {
    if (!/\p{L}/u.test(letter)) return false;
    return !/[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(letter) || !isDrawn(letter);
  });
}

function lettersOf(text: string): string[] {
  // Nearly all letters are these, and a set would check each of them.
  const others = text.replace(/[ -~А-я]+/g, '');
  return [...new Set(others)].filter((letter) => !SUPPLIED.has(letter)).sort();
}
