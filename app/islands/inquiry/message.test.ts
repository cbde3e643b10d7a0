import { expect, test } from 'vitest';
import { composeMessage, draftLink, replaceListByLink } from './message.ts';

const MESSAGE = 'Сколько стоит «Река»?\n100 % да & нет #1';

const labels = {
  aboutWork: 'О работе «{{title}}»',
  aboutWorks: 'О работах ({{number}})',
  messageText: 'Работа «{{title}}» ({{address}}) ещё есть?',
  messageSimilar: 'Есть ли работа как «{{title}}» ({{address}})?',
  messageAboutWorks: 'Здравствуйте!\n{{list}}\nЧто можно купить?',
};

const work = (id: number) => ({
  id,
  title: `Река ${id}`,
  url: `https://example.org/gallery/landscape/${id}`,
  isGone: false,
});

const email = { kind: 'email', address: 'a@example.org', label: '' } as const;

const chat = (address: string) => ({ kind: 'chat', address, label: '' }) as const;

const urlOf = (ids: readonly number[]) => `https://example.org/selection?works=${ids}`;

test('opens an e-mail with subject and text', () => {
  const url = new URL(draftLink(email, 'О работе', [MESSAGE]).href);
  expect(url.pathname).toBe('a@example.org');
  expect(url.searchParams.get('subject')).toBe('О работе');
  expect(url.searchParams.get('body')).toBe(MESSAGE.replace('\n', '\r\n'));
});

test.each(['https://t.me/anna/', 'https://t.me/anna?start=1', 'https://wa.me/375291234567'])(
  'opens a draft at %s',
  (address) => {
    const url = new URL(draftLink(chat(address), '', [MESSAGE]).href);
    expect(url.host).toBe(new URL(address).host);
    expect(url.searchParams.get('text')).toBe(MESSAGE);
  },
);

test('asks about one work, about a similar one, and about several', () => {
  const [one, other] = [work(1), work(2)];
  expect(composeMessage([one], labels)).toEqual({
    subject: 'О работе «Река 1»',
    message: `Работа «Река 1» (${one.url}) ещё есть?`,
  });
  expect(composeMessage([{ ...one, isGone: true }], labels).message).toContain('Есть ли работа');
  expect(composeMessage([one, other], labels)).toEqual({
    subject: 'О работах (2)',
    message: `Здравствуйте!\n— Река 1: ${one.url}\n— Река 2: ${other.url}\nЧто можно купить?`,
  });
});

test('replaces a long list by a link to the selection, and keeps the words of the visitor', () => {
  const works = Array.from({ length: 30 }, (_, index) => work(index + 1));
  const { message } = composeMessage(works, labels);
  const own = message
    .replace('Что можно', 'Для дома у реки. Что можно')
    .replace(/— Река 2:.*\n/, '');
  const ids = works.map(({ id }) => id).filter((id) => id !== 2);
  const short = `Здравствуйте!\n${urlOf(ids)}\nДля дома у реки. Что можно купить?`;
  expect(replaceListByLink(own, works, urlOf)).toBe(short);
  const link = draftLink(email, 'О', [own, short]);
  expect(link.isEmpty).toBe(false);
  expect(link.href.length).toBeLessThanOrEqual(1900);
  expect(new URL(link.href).searchParams.get('body')).toBe(short.replaceAll('\n', '\r\n'));
});

test('keeps a short list as it is', () => {
  const { message } = composeMessage([work(1), work(2)], labels);
  const { href, isEmpty } = draftLink(chat('https://t.me/anna'), '', [message, 'short']);
  expect(new URL(href).searchParams.get('text')).toBe(message);
  expect(isEmpty).toBe(false);
});

test('opens an empty draft for words that its link cannot carry', () => {
  const form = { kind: 'form', address: 'https://example.org/form', label: '' } as const;
  const long = 'щ'.repeat(400);
  for (const [channel, text, href] of [
    [chat('https://t.me/anna'), long, 'https://t.me/anna'],
    [email, long, 'mailto:a@example.org?subject=%D0%94%D0%B0'],
    [form, 'Да', form.address],
  ] as const) {
    expect(draftLink(channel, 'Да', [text, text])).toEqual({ href, isEmpty: true });
  }
});
