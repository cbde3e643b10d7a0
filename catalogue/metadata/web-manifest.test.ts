import { expect, test } from 'vitest';
import { sampleEdition } from './edition.fixture.ts';
import { webManifest } from './web-manifest.ts';

test('it starts at the home page of the host that it came from', () => {
  expect(JSON.parse(webManifest(sampleEdition({ basePath: '/art/' })))).toMatchObject({
    name: 'Анна Иванова',
    lang: 'ru',
    start_url: '/art/',
    icons: [{ src: 'icons/icon-192.png' }, { src: 'icons/icon-512.png' }],
  });
});
