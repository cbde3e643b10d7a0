import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { expect, test } from 'vitest';
import { PagePath } from './page-address.ts';
import { word } from './word.tsx';

function render(path: string, about: string): string {
  const i18n = createInstance();
  const resources = { en: { translation: { about } }, ru: { translation: { about } } };
  i18n.use(initReactI18next).init({ lng: path === '/en' ? 'en' : 'ru', resources });
  return renderToStaticMarkup(
    <PagePath value={path}>
      <I18nextProvider i18n={i18n}>{word('about')}</I18nextProvider>
    </PagePath>,
  );
}

test.each([
  ['a word in the language of its page', '/en', 'About', 'About'],
  ['a Russian word on a Russian page', '/', 'О художнице', 'О художнице'],
  ['a Russian word with its language', '/en', 'О художнице', '<span lang="ru">О художнице</span>'],
])('it shows %s', (_, path, about, markup) => {
  expect(render(path, about)).toBe(markup);
});
