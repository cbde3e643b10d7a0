import { expect, test } from 'vitest';
import { copiedTo, handleOf, oneOf, phoneUrl, profilesOf, serviceLinks } from './contacts.ts';

const ALL = {
  behance: 'https://www.behance.net/anna',
  email: 'anna@example.org',
  facebook: 'https://www.facebook.com/anna',
  form: 'https://example.org/form',
  instagram: 'https://www.instagram.com/anna',
  phone: '+375 29 123-45-67',
  telegram: 'https://t.me/anna',
  vk: 'https://vk.com/anna',
  whatsapp: '+375 (29) 123-45-67',
  youtube: 'https://www.youtube.com/@anna',
};

test('lists the services in the order of the specification, then the others', () => {
  const names = serviceLinks(ALL).map(({ name }) => name);
  expect(names.join()).toBe('VK,Instagram,Telegram,WhatsApp,Facebook,YouTube,Behance');
});

test('dials a number, and finds its chat', () => {
  expect(phoneUrl('00375 (29) 123-45-67')).toBe('tel:+375291234567');
  const [chat] = serviceLinks({ whatsapp: ALL.whatsapp });
  expect(chat?.url).toBe('https://wa.me/375291234567');
});

test('does not list a chat among the profiles of the artist', () => {
  expect(profilesOf({ vk: ALL.vk, whatsapp: ALL.whatsapp })).toEqual([ALL.vk]);
});

test('lists the services that accept no prepared message', () => {
  expect(copiedTo(ALL)).toEqual(['VK', 'Instagram', 'Facebook']);
  expect(copiedTo({ email: ALL.email })).toEqual([]);
});

test.each([
  ['ru', 'почта, VK или форма'],
  ['en', 'почта, VK or форма'],
] as const)('joins names in %s', (language, text) => {
  expect(oneOf(['почта', 'VK', 'форма'], language)).toBe(text);
});

test.each([
  ['https://www.instagram.com/verasen.sample/', '@verasen.sample'],
  ['https://www.instagram.com/verasen/?hl=ru', '@verasen'],
  ['https://t.me/@verasen', '@verasen'],
  ['https://t.me/+8Hd2k', 't.me/+8Hd2k'],
  ['https://www.example.org/people/verasen', 'example.org/people/verasen'],
])('reads in %s the name %s', (url, handle) => {
  expect(handleOf(url)).toBe(handle);
});
