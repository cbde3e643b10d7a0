import { expect, test } from 'vitest';
import { headersOfFolder } from '#pipeline/headers.ts';
import { headersFile, redirectsFile } from './host-files.ts';

test('it tells hosts by a file in the site', () => {
  const rules = headersFile('/art/').trim().split('\n\n');
  expect(rules.map((rule) => rule.split('\n', 1)[0])).toEqual([
    ...['/*', '/art/assets/*', '/art/images/*', '/art/add-works.json'],
  ]);
  const [, ...lines] = rules[2]?.split('\n  ') ?? [];
  expect(lines.map((line) => line.split(': '))).toEqual(headersOfFolder('images'));
  expect(redirectsFile('/art/', ['en'])).toBe(
    [
      '/art/gallery/all/words /art/gallery/all 301',
      '/art/gallery/all/words/* /art/gallery/all 301',
      '/art/en/gallery/all/words /art/en/gallery/all 301',
      '/art/en/gallery/all/words/* /art/en/gallery/all 301',
      '/art/en/* /art/en/404.html 404',
      '',
    ].join('\n'),
  );
});

test('it keeps every line within what such hosts read', () => {
  const longest = Math.max(
    ...headersFile('/')
      .split('\n')
      .map((line) => line.length),
  );
  expect(longest).toBeLessThan(2000);
});
