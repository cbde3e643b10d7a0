import { expect, test } from 'vitest';
import { splitDetails } from './details-line.ts';

test.each<[rule: string, line: string, pieces: string[]]>([
  ['end at full stops', 'бумага. акварель.', ['бумага', 'акварель']],
  ['are trimmed and never empty', ' ,, холст .,  масло,. ', ['холст', 'масло']],
  ['keep a decimal comma', '40,5х60,5 см', ['40,5×60,5']],
  ['keep a size with two units', '60 см х 80 см', ['60 см × 80']],
  ['keep a unit without a number', 'размер в см', ['размер в см']],
  ['keep initials', 'по А. С. Пушкину. тушь', ['по А. С. Пушкину', 'тушь']],
  ['keep an abbreviation', 'смеш. техника, бум., акв.', ['смеш. техника', 'бум.', 'акв']],
  ['are none in an empty line', ' ', []],
])('the pieces of a line %s: %j', (_, line, pieces) => {
  expect(splitDetails(line).map((piece) => piece.text)).toEqual(pieces);
});
