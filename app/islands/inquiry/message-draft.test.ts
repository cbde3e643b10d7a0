import { expect, test } from 'vitest';
import { chatDraft, emailDraft } from './message-draft.ts';

const MESSAGE = 'Сколько стоит «Река»?\n100 % да & нет #1';

test('it opens a letter with subject and text', () => {
  const url = new URL(
    emailDraft({ email: 'a@example.org', subject: 'О работе', message: MESSAGE }),
  );
  expect(url.pathname).toBe('a@example.org');
  expect(url.searchParams.get('subject')).toBe('О работе');
  expect(url.searchParams.get('body')).toBe(MESSAGE.replace('\n', '\r\n'));
});

test.each(['https://t.me/anna/', 'https://t.me/anna?start=1', 'https://wa.me/375291234567'])(
  'it opens a draft at %s',
  (chat) => {
    const url = new URL(chatDraft(chat, MESSAGE));
    expect(url.host).toBe(new URL(chat).host);
    expect(url.searchParams.get('text')).toBe(MESSAGE);
  },
);
