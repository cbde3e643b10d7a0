import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findProgram } from '#test/find-program.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { FTP_PASSWORD } from './ftp.fixture.ts';
import {
  createFtp,
  createPublisher,
  createRepository,
  createServer,
  createStorage,
  type Host,
  RUN_HERE,
  stubShell,
} from './hosts.fixture.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

afterEach(() => void vi.restoreAllMocks());

async function failureAt(host: Host): Promise<string> {
  const publish = await createPublisher(host);
  const failure = await publish({ 'index.html': 'home' }).catch((error: Error) => error);
  return failure instanceof Error ? failure.message : 'published';
}

test.skipIf(!findProgram(['rsync'])).each([
  ['sh: 1: rsync: not found', 127, 'There is no rsync at'],
  ['Host key verification failed.', 255, 'The key of elena@example.org:/'],
  ['elena@example.org: Permission denied (publickey).', 255, 'refuses the login'],
  ['ssh: connect to host example.org port 22: Connection refused', 255, 'no connection to'],
  ['rsync: [Receiver] mkstemp "/www/.a" failed: Permission denied (13)', 23, 'may not write to'],
  ['rsync: write failed: No space left on device (28)', 11, 'no room left at'],
])('tells what went wrong at a server that says %s', async (said, code, message) => {
  const host = await createServer();
  await stubShell(`echo '${said}' >&2; exit ${code}`);
  expect(await failureAt(host)).toContain(message);
});

test.skipIf(!findProgram(['rsync']))('tells that the login shell prints something', async () => {
  const host = await createServer();
  await stubShell(`echo 'Welcome to example.org'; ${RUN_HERE}`);
  expect(await failureAt(host)).toContain('The login shell of');
});

test.skipIf(!findProgram(['rsync']))(
  'refuses a missing folder and the folder of another site',
  async () => {
    const host = await createServer();
    const { folder } = host.settings as { folder: string };
    expect(
      await failureAt({ ...host, settings: { ...host.settings, folder: `${folder}/a/b` } }),
    ).toContain('/a/b/ does not exist');
    await host.add({ 'index.html': 'somebody' });
    expect(await failureAt(host)).toContain('There is another site in');
    expect(await host.files()).toEqual({ 'index.html': 'somebody' });
  },
);

test.each([
  ['PASS', `530 Login incorrect for ${FTP_PASSWORD}`, '127.0.0.1:/ refuses the login'],
  ['CWD', '550 No such directory', '127.0.0.1:/ does not exist'],
  ['STOR', '553 Permission denied', 'You may not write to 127.0.0.1:/'],
  ['RNTO', '550 Permission denied', 'You may not write to 127.0.0.1:/'],
  ['STOR', '552 Quota exceeded', 'There is no room left at 127.0.0.1:/'],
  ['AUTH', '500 Unknown command', 'FTPS does not work at 127.0.0.1:/'],
  ['RETR', '', 'There is no connection to 127.0.0.1:/'],
])('tells what went wrong when FTP answers %s with %j', async (command, answer, message) => {
  const host = await createFtp();
  host.interfere((line) => (line.startsWith(command) ? answer : undefined));
  const settings = { ...host.settings, ...(command === 'AUTH' && { secure: true }) };
  const failure = await failureAt({ ...host, settings });
  expect(failure).toContain(message);
  expect(failure).not.toContain(FTP_PASSWORD);
});

test.each([
  ['RequestTimeTooSkewed', 'The clock of this computer is wrong'],
  ['QuotaExceeded', 'There is no room left at'],
  ['ExpiredToken', 'has expired; make a new one'],
  ['InvalidAccessKeyId', 'refuses AWS_ACCESS_KEY_ID'],
  ['SignatureDoesNotMatch', 'AWS_SECRET_ACCESS_KEY'],
  ['NoSuchBucket', "'paintings' (http://localhost"],
  ['AccessDenied', 'allow to list, read, write and delete'],
  ['PermanentRedirect', "check 'region' and 'endpoint'"],
  ['SomethingNew', 'this is what was said:\n400 SomethingNew It says why'],
  ['', 'There is no connection to'],
])('tells what went wrong when storage answers %s', async (code, message) => {
  const host = await createStorage();
  host.interfere(() => code);
  expect(await failureAt(host)).toContain(message);
});

test('asks storage again when a connection breaks', async () => {
  const host = await createStorage();
  let failures = 0;
  host.interfere(() => (failures++ < 2 ? '' : undefined));
  expect(await failureAt(host)).toBe('published');
});

test('names a missing repository without its password', async () => {
  const repository = `${await createTemporaryFolder()}/none`;
  const failure = await failureAt({
    ...(await createRepository()),
    settings: { to: 'github-pages', repository },
  });
  expect(failure).toContain(`${repository} does not exist`);
  const url = 'https://elena:hunter22@127.0.0.1:9/gallery.git';
  const refused = await failureAt({
    ...(await createRepository()),
    settings: { to: 'github-pages', repository: url },
  });
  expect(refused).toContain('There is no connection to https://***@127.0.0.1:9');
  expect(refused).not.toContain('hunter22');
});

test.each([
  [undefined, 'does not say where to publish'],
  [{ to: 'server', host: 'example.org' }, 'check:content'],
  [{ to: 'ftp', host: 'example.org', folder: '/', user: 'elena' }, 'Not set: FTP_PASSWORD'],
  [{ to: 'storage', bucket: 'paintings' }, 'Not set: AWS_ACCESS_KEY_ID'],
  [{ to: 'netlify' }, 'check:content'],
] as const)('refuses the settings %j', async (settings, message) => {
  const environment = { AWS_SHARED_CREDENTIALS_FILE: '/nowhere', AWS_ACCESS_KEY_ID: '' };
  const host = { ...(await createStorage()), settings, environment };
  expect(await failureAt(host)).toContain(message);
});

test('takes the key of storage from the file of its profile', async () => {
  const host = await createStorage();
  const folder = await createTemporaryFolder({
    credentials:
      '[default]\naws_access_key_id = no\n[elena]\naws_access_key_id = key-1\naws_secret_access_key=secret-1\n',
  });
  const environment = {
    AWS_SHARED_CREDENTIALS_FILE: `${folder}/credentials`,
    AWS_PROFILE: 'elena',
  };
  expect(await failureAt({ ...host, environment })).toBe('published');
});
