import { expect, test } from 'vitest';
import { emailDraft, telegramDraft } from './message-draft.ts';

const MESSAGE = 'Сколько стоит «Река»?\n100 % да & нет #1';

test('it opens a letter with subject and text', () => {
  const url = new URL(
    emailDraft({ email: 'a@example.org', subject: 'О работе', message: MESSAGE }),
  );
  expect(url.pathname).toBe('a@example.org');
  expect(url.searchParams.get('subject')).toBe('О работе');
  expect(url.searchParams.get('body')).toBe(MESSAGE.replace('\n', '\r\n'));
});

test.each(['https://t.me/anna', 'https://t.me/anna/', 'https://t.me/anna?start=1'])(
  'it opens a draft at %s',
  (telegram) => {
    const url = new URL(telegramDraft(telegram, MESSAGE));
    expect(url.host).toBe('t.me');
    expect(url.searchParams.get('text')).toBe(MESSAGE);
  },
);
