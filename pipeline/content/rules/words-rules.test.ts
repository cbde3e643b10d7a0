import { test } from 'vitest';
import {
  EN_WORDS,
  expectError,
  expectNotice,
  type FaultRow,
  RU_WORDS,
} from '#test/content-problems.ts';

test.each<FaultRow>([
  [
    'words under a wrong category',
    (d) => d.set(RU_WORDS, ['dzen', 'art-1'], { title: 'Кот' }),
    RU_WORDS,
    'dzen, art-1',
    "the work is in 'animals'",
    "move them to 'animals'",
  ],
])('it refuses %s', async (_, change, ...expected) => {
  await expectError(change, expected);
});

test.each<FaultRow>([
  [
    'a placeholder without any text',
    (d) => d.set('gallery.json', [0, 'details', 'text', 1], { content: '{{2}}' }),
    'gallery.json',
    'art-2, details.text #2, content',
    'the placeholder {{2}} has no text in any language',
    `${RU_WORDS} under 'landscape', 'art-2'; until then the page shows {{2}}`,
  ],
  [
    'a missing English title',
    (d) => d.set(EN_WORDS, ['animals', 'art-1', 'title'], ' '),
    EN_WORDS,
    'animals, art-1, title',
    'the English title is missing',
    'translate it',
  ],
  [
    'an empty title',
    (d) =>
      d
        .set(RU_WORDS, ['animals', 'art-1', 'title'], '')
        .set(EN_WORDS, ['animals', 'art-1', 'title'], ''),
    RU_WORDS,
    'animals, art-1, title',
    'the title is empty',
    'Без названия',
  ],
  [
    'a title that is too long for the head of a page',
    (d) => d.set(RU_WORDS, ['animals', 'art-1', 'title'], 'Кот спит. '.repeat(500)),
    RU_WORDS,
    'animals, art-1, title',
    'the title has 4999 characters: page titles and link previews show only 100',
    'shorten it',
  ],
  [
    'a missing English text',
    (d) => d.unset(EN_WORDS, ['landscape', 'art-2', 'text']),
    EN_WORDS,
    'landscape, art-2, text.1',
    'the English text 1 is missing',
    'translate it',
  ],
  [
    'a text that no page shows',
    (d) => d.set('gallery.json', [0, 'details', 'text'], []),
    RU_WORDS,
    'landscape, art-2, text.1',
    'no page shows text 1',
    'add {{1}}',
  ],
  [
    'words of a work that is not there',
    (d) => d.set(RU_WORDS, ['dzen', 'art-99'], { title: 'Дым' }),
    RU_WORDS,
    'dzen, art-99',
    'there is no work art-99',
    'remove the words',
  ],
])('it notes %s', async (_, change, ...expected) => {
  await expectNotice(change, expected);
});
