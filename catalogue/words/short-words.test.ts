import { expect, test } from 'vitest';
import { bindShortWords } from './short-words.ts';

test.each([
  ['Варя в соломенной шляпе', 'Варя в\u00a0соломенной шляпе'],
  ['Цапля ждёт рыбу, рыба ждёт дождя', 'Цапля ждёт рыбу, рыба ждёт дождя'],
  ['И на том спасибо', 'И\u00a0на\u00a0том спасибо'],
  ['«В лесу»', '«В\u00a0лесу»'],
  ['Утро без тени', 'Утро без\u00a0тени'],
  ['The Egret Waits for a Fish', 'The\u00a0Egret Waits for\u00a0a\u00a0Fish'],
  ['Эхо', 'Эхо'],
])('it keeps short words of %j with the next', (heading, bound) => {
  expect(bindShortWords(heading)).toBe(bound);
});
