import { expect, test } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { languageOfMessages } from './messages.ts';

test("takes the language of the environment, else of the artist's folder, else of the system", async () => {
  const own = await createTemporaryFolder({ 'site.json': '{ "messages": "ru" }' });
  const without = await createTemporaryFolder({ 'site.json': '{ broken' });
  expect(languageOfMessages({ MESSAGES: 'en', CONTENT_DIR: own }, 'ru-RU')).toBe('en');
  expect(languageOfMessages({ CONTENT_DIR: own }, 'en-GB')).toBe('ru');
  expect(languageOfMessages({ CONTENT_DIR: without }, 'ru-BY')).toBe('ru');
  expect(languageOfMessages({ CONTENT_DIR: without }, 'run')).toBe('en');
});
