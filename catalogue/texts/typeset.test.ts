import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Language } from './language.ts';
import { typeset } from './typeset.ts';

const shown = (text: string) => text.replaceAll('\u00a0', '·');

test.each([
  ['binds a word after a bracket', '(в лесу) […в поле] «У реки»', '(в·лесу) […в·поле] «У·реки»'],
  ['binds a preposition of three letters', 'Утро без тени, Над водой', 'Утро без·тени, Над·водой'],
  ['binds a particle to the word before', 'Хотел бы ли он', 'Хотел·бы·ли·он'],
  ['does not bind a short word at the end of a sentence', 'Это я. Он, и он', 'Это я. Он, и·он'],
  ['does not bind part of a compound', 'Из-за неё, кто-то есть', 'Из-за неё, кто-то есть'],
  ['binds initials to the name', 'по А. С. Пушкину', 'по·А.·С.·Пушкину'],
  ['binds a size to its unit', 'холст, масло, 60 × 80 см', 'холст, масло, 60·×·80·см'],
  ['binds a year to its mark', 'в 2019 г. в Крыму', 'в·2019·г. в·Крыму'],
  ['binds a day to its month and year', '5 мая 2019 года', '5·мая·2019·года'],
  ['binds abbreviations', 'и т. д., т. е. так', 'и·т.·д., т.·е. так'],
  ['replaces quotation marks', 'Цикл "Дом "У реки"" готов', 'Цикл «Дом „У·реки“» готов'],
  ['replaces quotation marks around emphasis', 'Это "*Дом*"', 'Это «*Дом*»'],
  ['leaves inch signs alone', '32x24" и 5"', '32x24" и·5"'],
  ['leaves a URL alone', '["Дом"](https://a.by/x"y) и "сад"', '[«Дом»](https://a.by/x"y) и·«сад»'],
  ['binds words of an English phrase', 'серия Still of the Night', 'серия Still of·the·Night'],
])('%s in Russian', (_, plain, set) => {
  expect(shown(typeset(plain, 'ru'))).toBe(set);
});

test.each([
  ['binds articles and prepositions', 'The Egret Waits for a Fish', 'The·Egret Waits for·a·Fish'],
  ['replaces quotation marks', 'The "old" house', 'The·“old” house'],
  ['replaces an apostrophe', "the artist's own", 'the·artist’s own'],
  ['binds words of a Russian phrase', 'the song Ой да не вечер', 'the·song Ой·да·не·вечер'],
])('%s in English', (_, plain, set) => {
  expect(shown(typeset(plain, 'en'))).toBe(set);
});

const straight = (text: string) => {
  const plain = text.replaceAll('\u00a0', ' ');
  return plain.replace(/[«»„“”]/g, '"').replace(/[‘’]/g, "'");
};

const word = fc.constantFrom(
  ...'в и А. С. т. е. Пушкин г. № 5 × 60 см — - бы (в из-за 2019 «нет» "да"'.split(' '),
  ...`I a the don't egret x, <b> &amp; {{1}} https://a.by/b/c \n`.split(' '),
);
const languages = fc.constantFrom<Language>('ru', 'en');

test('changes only spaces and quotation marks, and nothing a second time', () => {
  const phrase = fc.array(word, { maxLength: 12 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(phrase, languages, (text, language) => {
      const set = typeset(text, language);
      expect(straight(set)).toBe(straight(text));
      expect(typeset(set, language)).toBe(set);
      // No word of one or two letters is left before a plain space.
      expect(set).not.toMatch(/(?<![\p{L}\p{N}’-])\p{L}{1,2} /u);
    }),
  );
});
