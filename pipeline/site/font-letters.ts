function from(first: string, last: string): string {
  const codes = [first, last].map((letter) => letter.codePointAt(0) ?? 0) as [number, number];
  const count = codes[1] - codes[0] + 1;
  return Array.from({ length: count }, (_, index) => String.fromCodePoint(codes[0] + index)).join(
    '',
  );
}

/** What the fonts of the pages hold; any other letter is shown in a font of the visitor's system. */
export const FONT_LETTERS = [
  from(' ', '~'),
  from('\u00a0', 'ÿ'), // Western Europe, quotes, ×
  'ĀāĆćČčĐđĒēĘęĪīŁłŃńŌōŒœŘřŚśŠšŪūŮůŹźŻżŽž', // names of other places: Ljubljana's, Chinese ones in pinyin
  from('А', 'я'),
  'ЁёЄєІіЇїЎўҐґ', // Russian, Belarusian, Ukrainian
  '\u0301', // the stress mark
  '\u2009\u200a\u202f–—‘’‚“”„•…‹›€№™←↑→↓↗↵−',
].join('');
