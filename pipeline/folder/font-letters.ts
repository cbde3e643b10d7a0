import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face } from 'harfbuzzjs';
import { memoize } from '#catalogue/texts/memoize.ts';

// One weight and style for each family: the pages have neither bold nor italic type.
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

// Each font has two files: common letters on every page, rare ones on demand (app/styles/rare-fonts.css).
// Letters of the artist's texts join them (`furtherLetters`); all others use a system font.
export const FONT_LETTERS = {
  common: [
    ' !"#$%&\'()*+,-./0123456789:;<=>?@[\\]^_`{|}~',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
    '\u00a0\u00ad©«·»×',
    'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяЁё',
    '\u2009\u200a\u202f–—‘’‚“”„…№↗−',
  ].join(''),
  rare: [
    '¡¢£¤¥¦§¨ª¬®¯°±²³´µ¶¸¹º¼½¾¿',
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ', // Western Europe
    'ĀāĆćČčĐđĒēĘęĪīŁłŃńŌōŒœŘřŚśŠšŪūŮůŹźŻżŽž', // names of places in Slovenia, or in China (pinyin)
    'ЄєІіЇїЎўҐґ', // Belarusian, Ukrainian
    '\u0301', // the stress mark
    '•‹›€™←↑→↓↵',
  ].join(''),
} as const;

const SHIPPED = new Set(Object.values(FONT_LETTERS).join(''));

/** Latin and Cyrillic letters that the shipped files lack: pipeline/site/fonts.ts adds them. */
export function furtherLetters(text: string): string {
  return unshippedLettersIn(text)
    .filter((letter) => /[\p{Script=Latin}\p{Script=Cyrillic}\p{M}]/u.test(letter))
    .join('');
}

export function lettersWithoutFont(text: string): string[] {
  return unshippedLettersIn(text).filter((letter) => {
    if (!/\p{L}/u.test(letter)) return false;
    return !/[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(letter) || !isInFonts(letter);
  });
}

export const { resolve: resolvePackage } = createRequire(import.meta.url);

const codesOf = memoize((font: string) => {
  const face = new Face(new Blob(readFileSync(resolvePackage(font))));
  return new Set(face.collectUnicodes());
});

function isInFonts(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return Object.values(FONTS).every(({ folder, file }) => codesOf(`${folder}/${file}`).has(code));
}

function unshippedLettersIn(text: string): string[] {
  // Removing the most frequent letters at once is faster than looking up each of them.
  const others = text.replace(/[ -~А-я]+/g, '');
  return [...new Set(others)].filter((letter) => !SHIPPED.has(letter)).sort();
}
