import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { MarkedText } from '#app/ui/marked-text.tsx';
import { PagePath } from './page-path.ts';
import { word } from './word.tsx';

function render(path: string, children: ReactNode, about = ''): string {
  const i18n = createInstance();
  const resources = {
    en: { translation: { about, opensInNewTab: 'new tab' } },
    ru: { translation: { about } },
  };
  i18n.use(initReactI18next).init({ lng: path.startsWith('/en') ? 'en' : 'ru', resources });
  return renderToStaticMarkup(
    <PagePath value={path}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </PagePath>,
  );
}

test.each([
  ['a word in the language of its page', '/en', 'About', 'About'],
  ['a Russian word on a Russian page', '/', 'О художнице', 'О художнице'],
  ['a Russian word with its language', '/en', 'О художнице', '<span lang="ru">О художнице</span>'],
])('shows %s', (_, path, about, markup) => {
  expect(render(path, word('about'), about)).toBe(markup);
});

test('opens a page of the site in the language of the page, and in the same tab', () => {
  const link = render('/en/about', <MarkedText text="[work](/gallery/dzen/12)" />);
  expect(link).toBe('<a href="/en/gallery/dzen/12">work</a>');
});

test('opens another site in a new tab, and says so', () => {
  const text = '[museum](https://example.org/a?b=1&c=2)';
  const link = render('/en/about', <MarkedText text={text} />);
  expect(link).toContain('href="https://example.org/a?b=1&amp;c=2" target="_blank"');
  expect(link).toContain('rel="noopener noreferrer"');
  expect(link).toContain('(new tab)');
});
