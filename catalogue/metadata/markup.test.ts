import { expect, test } from 'vitest';
import { dataText } from './markup.ts';

test('writes data that cannot end a script element', () => {
  const text = dataText({ name: '</script><script>alert(1)</script><!--' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text).name).toBe('</script><script>alert(1)</script><!--');
});
