import { expect, test } from 'vitest';
import { readShippedWords } from '#pipeline/content/shipped-words.ts';
import { typesetAddWords } from './typeset-add-words.ts';

const shipped = readShippedWords().ru;
const set = typesetAddWords(shipped, 'ru');

test('it sets the words of /add, however deep they stand', () => {
  expect(set.add.field.titleIn).toBe('Название\u00a0— {{language}}');
  expect(set.add.draft.untouched).toBe('Черновик сохраняется сам, вместе с\u00a0фото.');
});

test('it changes no letter, and no command that is copied', () => {
  const plain = JSON.stringify(set.add).replaceAll('\u00a0', ' ');
  expect(JSON.parse(plain)).toEqual(shipped.add);
  expect(set.add.out.downloadHint).toContain('npm run add -- {{name}}');
  expect(set.add.studio.away).toContain('npm run dev');
});

test('it leaves all other words to the pages, which are set when they are finished', () => {
  const { add: _, ...others } = shipped;
  expect(set).toMatchObject(others);
});
