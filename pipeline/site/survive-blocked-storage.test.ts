import { expect, test } from 'vitest';
import { surviveBlockedStorage } from './survive-blocked-storage.ts';
import { UnexpectedPageError } from './unexpected-page-error.ts';

const SCRIPT = `<script>((storageKey) => {
	try {
		JSON.parse(sessionStorage.getItem(storageKey));
	} catch (error) {
		console.error(error);
		sessionStorage.removeItem(storageKey);
	}
})("positions")</script>`;

test('it asks a storage that cannot be read for nothing more', () => {
  const [, code = ''] = /<script>(.*)<\/script>/s.exec(surviveBlockedStorage(SCRIPT)) ?? [];
  const sessionStorage = new Proxy(
    {},
    {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    },
  );
  expect(() => new Function('sessionStorage', code)(sessionStorage)).not.toThrow();
});

test.each([
  ['no such script', '<script></script>'],
  ['two of them', SCRIPT + SCRIPT],
])('it refuses a page with %s', (_name, page) => {
  expect(() => surviveBlockedStorage(page)).toThrow(UnexpectedPageError);
});
