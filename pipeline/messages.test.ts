import { expect, onTestFinished, test, vi } from 'vitest';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { languageOfMessages, messages } from './messages.ts';

test('it says the same in the language that is spoken', () => {
  const say = messages({ works: (n: number) => `${n} works` }, { works: (n) => `работ: ${n}` });
  expect(say().works(3)).toBe('3 works');
  vi.stubEnv('MESSAGES', 'ru');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(say().works(3)).toBe('работ: 3');
});

test("it takes the language of the environment, else of the artist's folder, else of the system", async () => {
  const own = await createTemporaryFolder({ 'site.json': '{ "messages": "ru" }' });
  const without = await createTemporaryFolder({ 'site.json': '{ broken' });
  expect(languageOfMessages({ MESSAGES: 'en', CONTENT_DIR: own }, 'ru-RU')).toBe('en');
  expect(languageOfMessages({ CONTENT_DIR: own }, 'en-GB')).toBe('ru');
  expect(languageOfMessages({ CONTENT_DIR: without }, 'ru-BY')).toBe('ru');
  expect(languageOfMessages({ CONTENT_DIR: without }, 'run')).toBe('en');
  expect(languageOfMessages({ CONTENT_DIR: without }, 'de-DE')).toBe('en');
});
