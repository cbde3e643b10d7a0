import { expect, test } from 'vitest';
import type { Language } from '#catalogue/texts/language.ts';
import type { LocalizedText } from '#catalogue/texts/localized-text.ts';
import { fillStory, placeholdersIn, placeholdersWithoutText, type StoryTexts } from './story.ts';

const TEXTS: StoryTexts = {
  ru: { 1: 'Река', 2: 'Берег', 3: 'Цена $& и {{1}}', 12: 'Двенадцать' },
  en: { 1: 'River', 2: ' ', 4: 'Only English {{2}}' },
};

const ru = (text: string): LocalizedText => ({ text, language: 'ru' });
const en = (text: string): LocalizedText => ({ text, language: 'en' });

test.each<[rule: string, content: string, language: Language, segments: LocalizedText[]]>([
  ['distinguishes 1 from 12', '{{12}}{{1}}', 'ru', [ru('ДвенадцатьРека')]],
  ['marks literal Russian', '{{1}}, лето', 'en', [en('River'), ru(', лето')]],
  ['does not search what it filled in', '{{4}}', 'en', [en('Only English {{2}}')]],
  ['takes every sign in a text literally', '{{3}}', 'ru', [ru('Цена $& и {{1}}')]],
  ['leaves other braces alone', '{1} {{a}} {{01}} {{}}', 'en', [en('{1} {{a}} {{01}} {{}}')]],
])('%s', (_, content, language, segments) => {
  expect(fillStory(content, TEXTS, language)).toEqual(segments);
});

test.each<[content: string, numbers: number[]]>([
  ['{{2}} — {{1}}, {{2}}', [2, 1]],
  ['{{0}} {{a}} {1}', []],
])('finds the placeholders of %j', (content, numbers) => {
  expect(placeholdersIn(content)).toEqual(numbers);
});

test('lists the placeholders that have no text in any language', () => {
  expect(placeholdersWithoutText('{{7}} {{1}} {{4}} {{5}}', TEXTS)).toEqual([7, 5]);
});
