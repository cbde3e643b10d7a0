import { expect, test } from 'vitest';
import { readPhone, readTelegramChat, readVkPage } from './contact-links.ts';

test.each([
  ['+375 (29) 123-45-67', '+375291234567'],
  ['00375 29 1234567', '+375291234567'],
  ['8 (029) 123-45-67', undefined],
  ['+8 029 123-45-67', undefined],
  ['375 29 123-45-67', undefined],
])('reads the phone number %j as %j', (text, phone) => {
  expect(readPhone(text)).toBe(phone);
});

test.each([
  ['https://vk.ru/id123/', 'https://vk.com/id123'],
  ['vk.com/club123', 'https://vk.com/club123'],
  ['@painter', 'https://vk.com/painter'],
  ['painter', undefined],
  ['https://vk.com/feed', undefined],
  ['https://vk.com.evil.org/painter', undefined],
])('reads the VK page %j as %j', (text, page) => {
  expect(readVkPage(text)).toBe(page);
});

test.each([
  ['https://t.me/s/painter', 'https://t.me/painter'],
  ['https://t.me/painter/15?single', 'https://t.me/painter'],
  ['https://t.me/joinchat/AbCd-1234', 'https://t.me/joinchat/AbCd-1234'],
  ['https://web.telegram.org/k/#@painter', 'https://t.me/painter'],
  ['@painter', 'https://t.me/painter'],
  ['painter', undefined],
  ['https://t.me.evil.org/painter', undefined],
])('reads the Telegram chat %j as %j', (text, chat) => {
  expect(readTelegramChat(text)).toBe(chat);
});
