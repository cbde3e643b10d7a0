import { rm } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { withoutControls } from '#catalogue/content/control-characters.ts';
import { textOf } from '#catalogue/works/artwork.ts';
import { loadContent } from '#pipeline/content/load-content.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { save } from '#test/saving.ts';

// Disks and processes take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** Halves of characters cannot be stored: a sign stands for each. Control characters are left out in reading. */
function readable(text: string): string {
  return withoutControls(text.toWellFormed());
}

function whole<Words>(words: Words): Words {
  return JSON.parse(
    JSON.stringify(words, (_, value) => (typeof value === 'string' ? readable(value) : value)),
  );
}

interface OddWords {
  readonly title: string;
  readonly story: readonly string[];
  readonly date: string;
}

async function expectReadBack({ title, story, date }: OddWords): Promise<void> {
  const folder = await new ContentDraft().save();
  const texts = Object.fromEntries(story.map((text, index) => [String(index + 1), text]));
  const shown = story.flatMap((text, index) =>
    readable(text).trim() === '' ? [] : [{ content: `{{${index + 1}}}` }],
  );
  const outcome = await save(folder, {
    id: 2,
    src: 'river.jpg',
    replaces: true,
    details: { date, text: shown },
    words: { ru: { title, text: texts }, en: { title: date } },
    photos: {},
  });
  expect(outcome.status).toBe('saved');
  const { content } = await loadContent(folder);
  expect(content?.words.ru?.gallery.landscape?.['art-2']).toEqual(whole({ title, text: texts }));
  expect(content?.words.en?.gallery.landscape?.['art-2']).toEqual(whole({ title: date }));
  expect(content?.words.ru?.gallery.animals?.['art-1']).toEqual({ title: 'Кот' });
  const [work] = content?.works ?? [];
  expect(work && textOf(work, 'date')).toBe(readable(date).trim());
  await rm(folder, { recursive: true });
}

test('it reads any words back as they were saved', { tags: 'full' }, async () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '</script>',
      '«"\'`\\',
      'a\r\nb\n',
      '\u2028\u2029\0',
      '\ud83d',
      '\udca9 😀',
      '{{1}}',
    ),
  );
  await fc.assert(
    fc.asyncProperty(odd, fc.array(odd, { maxLength: 3 }), odd, (title, story, date) =>
      expectReadBack({ title, story, date }),
    ),
    { numRuns: 20 },
  );
});

test('it reads a megabyte back as it was saved', async () => {
  const long = 'Мольберт. '.repeat(100_000);
  await expectReadBack({ title: 'Долгая река', story: [long], date: '' });
});
