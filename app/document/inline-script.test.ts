import { expect, test } from 'vitest';
import { withoutComments } from './inline-script.ts';

test('it leaves out comments and indentation, and no text that only looks like a comment', () => {
  const source = `// Says why.
(() => {
  // Once more.
  const address = 'https://example.org'; // stays
  begin(address);

})();
`;
  expect(withoutComments(source)).toBe(`(() => {
const address = 'https://example.org'; // stays
begin(address);
})();
`);
});
