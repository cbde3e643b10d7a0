import { expect, test } from 'vitest';
import { expectError, expectNotice, loadChanged, ofSeverity } from '#test/content-problems.ts';

const SITE = 'site.json';

test.each([
  [{ to: 'server', host: 'elena@example.org', folder: '/var/www/gallery', port: 2222 }],
  [{ to: 'storage', bucket: 'paintings', endpoint: 'https://storage.yandexcloud.net' }],
  [{ to: 'github-pages', repository: 'git@github.com:elena/gallery.git' }],
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
    { to: 'storage', bucket: 'paintings', site: 'elena' },
    'publish.site',
    "'site' does not belong to 'storage'",
    'remove it',
  ],
  [
    'an unknown host',
    { to: 'storrage', bucket: 'paintings' },
    'publish.to',
    "unknown host 'storrage', did you mean 'storage'?",
    "use 'storage'",
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

test.each([
  [{ to: 'netlify', site: 'elena-gallery' }, 'netlify deploy --prod --dir build/client'],
  [{ to: 'cloudflare', project: 'elena-gallery' }, 'wrangler pages deploy build/client'],
])('it says what to do instead of %j', async (publish, command) => {
  await expectNotice(
    (draft) => draft.set(SITE, ['publish'], publish),
    [SITE, 'publish.to', 'npm run publish no longer brings sites to', command],
  );
});
