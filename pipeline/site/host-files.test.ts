import { expect, test } from 'vitest';
import { headersOfFolder } from '#pipeline/headers.ts';
import { headersFile, redirectsFile } from './host-files.ts';

test('writes the headers of hosts such as Netlify, in lines that they read', () => {
  const rules = headersFile('/art/').trim().split('\n\n');
  const paths = rules.map((rule) => rule.split('\n', 1)[0]);
  expect(paths).toEqual(['/*', '/art/assets/*', '/art/images/*', '/art/add-works.json']);
  const [, ...lines] = rules[2]?.split('\n  ') ?? [];
  expect(lines.map((line) => line.split(': '))).toEqual(headersOfFolder('images'));
  for (const line of headersFile('/').split('\n')) expect(line.length).toBeLessThan(2000);
});

test('redirects from the former index of words, and to the not-found page of each language', () => {
  expect(redirectsFile('/art/', ['en']).split('\n')).toEqual([
    '/art/gallery/all/words /art/gallery/all 301',
    '/art/gallery/all/words/* /art/gallery/all 301',
    '/art/en/gallery/all/words /art/en/gallery/all 301',
    '/art/en/gallery/all/words/* /art/en/gallery/all 301',
    '/art/en/* /art/en/404.html 404',
    '',
  ]);
});
