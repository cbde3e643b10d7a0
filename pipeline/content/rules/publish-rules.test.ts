import { expect, test } from 'vitest';
import { expectError, loadChanged, ofSeverity } from '#test/content-problems.ts';

const SITE = 'site.json';

test.each([
  [{ to: 'server', host: 'elena@example.org', folder: '/var/www/gallery', port: 2222 }],
  [{ to: 'storage', bucket: 'paintings', endpoint: 'https://storage.yandexcloud.net' }],
  [{ to: 'github-pages', repository: 'git@github.com:elena/gallery.git' }],
  [{ to: 'netlify', site: 'elena-gallery' }],
  [{ to: 'cloudflare', project: 'elena-gallery' }],
])('it takes %j', async (publish) => {
  const loaded = await loadChanged((draft) => draft.set(SITE, ['publish'], publish));
  expect(ofSeverity(loaded, 'error')).toEqual([]);
});

test.each([
  [
    'what a host needs',
    { to: 'server', host: 'elena@example.org' },
    'publish.folder',
    "'server' needs the field 'folder'",
    '/var/www/gallery',
  ],
  [
    'what belongs to another host',
    { to: 'netlify', site: 'elena', bucket: 'paintings' },
    'publish.bucket',
    "'bucket' does not belong to 'netlify'",
    'remove it',
  ],
  [
    'an unknown host',
    { to: 'netlfy', site: 'elena' },
    'publish.to',
    "unknown host 'netlfy', did you mean 'netlify'?",
    "use 'netlify'",
  ],
  [
    'what a program would take for an option',
    { to: 'server', host: '-oProxyCommand=x', folder: '/srv' },
    'publish.host',
    'cannot stand here',
    'letters',
  ],
])('it names %s', async (_, publish, place, message, remedy) => {
  await expectError(
    (draft) => draft.set(SITE, ['publish'], publish),
    [SITE, place, message, remedy],
  );
});
