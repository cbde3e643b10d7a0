import { expect, test } from 'vitest';
import { dataText, emptyElement, escapeMarkup, textElement } from './markup.ts';

test('it escapes every sign that has a meaning', () => {
  expect(escapeMarkup(`<a href="x">&'`)).toBe('&lt;a href=&quot;x&quot;&gt;&amp;&#39;');
});

test('it leaves out what XML cannot write, and keeps the rest of Unicode', () => {
  expect(escapeMarkup('a\u0000b\u001Fc\uFFFEd\uD800e\n😀ё')).toBe('abcde\n😀ё');
});

test('it escapes texts and attributes, and leaves out attributes without a value', () => {
  expect(textElement('title', 'A & B', { lang: '"', id: undefined })).toBe(
    '<title lang="&quot;">A &amp; B</title>',
  );
  expect(emptyElement('link', { href: '?a&b' })).toBe('<link href="?a&amp;b"/>');
});

test('it lets no text end a script element', () => {
  const text = dataText({ name: '</script><script>alert(1)</script><!--' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text).name).toBe('</script><script>alert(1)</script><!--');
});
