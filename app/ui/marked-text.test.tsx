import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { PagePath } from '#app/ui/i18n/page-address.ts';
import { MarkedText } from './marked-text.tsx';

function render(text: string): string {
  const i18n = createInstance();
  const resources = { en: { translation: { opensInNewTab: 'new tab' } } };
  i18n.use(initReactI18next).init({ lng: 'en', resources });
  return renderToStaticMarkup(
    <PagePath value="/en/about">
      <I18nextProvider i18n={i18n}>
        <MarkedText text={text} />
      </I18nextProvider>
    </PagePath>,
  );
}

test('it opens a page of the site in the language that is read, and in the same tab', () => {
  expect(render('[work](/gallery/dzen/12)')).toBe('<a href="/en/gallery/dzen/12">work</a>');
});

test('it opens another site in a new tab, and says so', () => {
  const link = render('[museum](https://example.org/a?b=1&c=2)');
  expect(link).toContain('href="https://example.org/a?b=1&amp;c=2" target="_blank"');
  expect(link).toContain('rel="noopener noreferrer"');
  expect(link).toContain('(new tab)');
});
