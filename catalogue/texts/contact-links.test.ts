import { expect, test } from 'vitest';
import { readPhone, readTelegramChat, readVkPage } from './contact-links.ts';

const READERS = { phone: readPhone, VK: readVkPage, Telegram: readTelegramChat };

test.each<[keyof typeof READERS, string, string?]>([
  ['phone', '+375 (29) 123-45-67', '+375291234567'],
  ['phone', '00375 29 1234567', '+375291234567'],
  ['phone', '8 (029) 123-45-67'],
  ['phone', '+8 029 123-45-67'],
  ['phone', '375 29 123-45-67'],
  ['VK', 'https://vk.ru/id123/', 'https://vk.com/id123'],
  ['VK', 'vk.com/club123', 'https://vk.com/club123'],
  ['VK', '@painter', 'https://vk.com/painter'],
  ['VK', 'painter'],
  ['VK', 'https://vk.com/feed'],
  ['VK', 'https://vk.com.evil.org/painter'],
  ['Telegram', 'https://t.me/s/painter', 'https://t.me/painter'],
  ['Telegram', 'https://t.me/painter/15?single', 'https://t.me/painter'],
  ['Telegram', 'https://t.me/joinchat/AbCd-1234', 'https://t.me/joinchat/AbCd-1234'],
  ['Telegram', 'https://web.telegram.org/k/#@painter', 'https://t.me/painter'],
  ['Telegram', '@painter', 'https://t.me/painter'],
  ['Telegram', 'painter'],
  ['Telegram', 'https://t.me.evil.org/painter'],
])('reads as %s: %j is %j', (kind, text, expected) => {
  expect(READERS[kind](text)).toBe(expected);
});
