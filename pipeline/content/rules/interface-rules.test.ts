import { expect, test } from 'vitest';
import { LABELS } from '#catalogue/words/labels.ts';
import type { ContentDraft } from '#test/content.fixture.ts';
import { expectError, type FaultRow, loadChanged } from '#test/content-problems.ts';

const SITE = 'site.json';
const KK = 'locales/kk/translation.json';

const BIOGRAPHY = { lead: 'Суретші', text: {}, cv: {} };

/** Russian and Kazakh, with these words of the interface. */
function withKazakh(draft: ContentDraft, words: object): ContentDraft {
  return draft
    .set(SITE, ['languages'], ['ru', 'kk'])
    .unset('locales/ru/translation.json', ['biography', 'text', '1'])
    .write(KK, JSON.stringify({ ...words, biography: BIOGRAPHY }))
    .write('locales/kk/gallery.json', '{}');
}

test.each<FaultRow>([
  [
    'a language whose words are missing',
    (d) => withKazakh(d, {}),
    KK,
    'home',
    /^\d+ words of the site are missing in Kazakh: home, about, .*, …$/,
    'catalogue/words/interface/en.json',
  ],
  [
    'a language of which a single word is missing',
    (d) => {
      const { filter, ...words } = LABELS.en;
      return withKazakh(d, { ...words, filter: { ...filter, all: ' ' } });
    },
    KK,
    'filter.all',
    '1 words of the site are missing in Kazakh: filter.all',
    'translate them',
  ],
  [
    'a language without its files',
    (d) => withKazakh(d, LABELS.en).remove(KK),
    KK,
    '',
    /missing|no file/,
    '',
  ],
  [
    'a name that no language has',
    (d) => d.set(SITE, ['languages'], ['ru', 'add']),
    SITE,
    'languages #2',
    "'add' is no language",
    "'sr-Latn'",
  ],
  [
    'a site of no language',
    (d) => d.set(SITE, ['languages'], []),
    SITE,
    'languages',
    'the list of languages is empty',
    '["ru", "en"]',
  ],
  [
    'a language that is named twice',
    (d) => d.set(SITE, ['languages'], ['ru', 'en', 'ru']),
    SITE,
    'languages',
    'names one twice',
    '["ru", "en"]',
  ],
])('it refuses %s', async (_, change, ...expected) => {
  await expectError(change, expected);
});

test('it takes a language with its words, and those of the tool in English', async () => {
  const { add: _, ...words } = LABELS.en;
  const kazakh = { ...words, home: 'Басты бет', writtenIn: { ru: 'Орыс тілінде' } };
  const { content } = await loadChanged((d) => withKazakh(d, kazakh));
  expect(Object.keys(content?.words ?? {})).toEqual(['ru', 'kk']);
  expect(content?.words.kk?.interface).toMatchObject({
    home: 'Басты бет',
    writtenIn: { ru: 'Орыс тілінде', kk: 'Қазақ тілі' },
    add: LABELS.en.add,
  });
  expect(content?.words.ru?.interface.writtenIn).toMatchObject({ kk: 'Казахский' });
});

test('it asks one language for nothing of another', async () => {
  const { content, problems } = await loadChanged((d) =>
    d
      .set(SITE, ['languages'], ['ru'])
      .remove('locales/en/translation.json')
      .remove('locales/en/gallery.json'),
  );
  expect(problems).toEqual([]);
  expect(Object.keys(content?.words ?? {})).toEqual(['ru']);
});
