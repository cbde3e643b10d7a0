import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { isForeign } from './content-endpoint.ts';

type Headers = IncomingMessage['headers'];

function request(headers: Headers = {}, remoteAddress = '127.0.0.1') {
  const own = { host: 'localhost:4173', 'x-requested-with': 'add' };
  const socket = { remoteAddress, localPort: 4173 };
  return { socket, headers: { ...own, ...headers } } as unknown as IncomingMessage;
}

test.each<[string, Headers, string?]>([
  ['a page of this server', { origin: 'http://localhost:4173', 'sec-fetch-site': 'same-origin' }],
  ['a page opened by IPv6', { host: '[::1]:4173', origin: 'http://[::1]:4173' }, '::1'],
])('lets %s save', (_, headers, remoteAddress) => {
  expect(isForeign(request(headers, remoteAddress))).toBe(false);
});

test.each<[string, Headers, string?]>([
  ['another machine', {}, '192.168.1.20'],
  ['another site', { origin: 'https://example.org' }],
  ['a secure page of the same name', { origin: 'https://localhost:4173' }],
  ['a name made to lead here', { host: 'evil.example:4173', origin: 'http://evil.example:4173' }],
  ['no host', { host: undefined }],
  ['a site of the same machine', { 'sec-fetch-site': 'same-site' }],
  ['a form, which cannot set headers', { 'x-requested-with': undefined }],
  ['a tunnel', { 'x-forwarded-for': '203.0.113.7' }],
])('refuses %s', (_, headers, remoteAddress) => {
  expect(isForeign(request(headers, remoteAddress))).toBe(true);
});
