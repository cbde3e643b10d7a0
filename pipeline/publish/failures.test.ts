import { describe, expect, test } from 'vitest';
import { findProgram } from '#test/find-program.ts';
import { createTemporaryFolder } from '#test/temporary-folder.ts';
import { FTP_PASSWORD } from './ftp.fixture.ts';
import * as hosts from './hosts.fixture.ts';

async function failureAt(host: hosts.Host): Promise<string> {
  const publish = await hosts.createPublisher(host);
  const failure = await publish({ 'index.html': 'home' }).catch((error: Error) => error);
  return failure?.message ?? 'published';
}

describe.skipIf(!findProgram(['rsync']))('a server', () => {
  const failing = (output: string, code = 255) => `echo '${output}' >&2; exit ${code}`;

  test.each([
    [failing('sh: 1: rsync: not found', 127), 'There is no rsync at'],
    [failing('Host key verification failed.'), 'The key of elena@example.org:/'],
    [failing('elena@a.org: Permission denied (publickey).'), 'refuses the login'],
    [failing('rsync: mkstemp failed: Permission denied (13)', 23), 'may not write to'],
    [`echo 'Welcome to example.org'; ${hosts.RUN_LOCALLY}`, 'The login shell of'],
  ])('whose shell runs %s', async (script, message) => {
    expect(await failureAt(await hosts.createServer(script))).toContain(message);
  });

  test('refuses a missing folder and the folder of another site', async () => {
    const host = await hosts.createServer();
    const missing = { ...host.settings, folder: `${host.settings.folder}/a/b` };
    expect(await failureAt({ ...host, settings: missing })).toContain('/a/b/ does not exist');
    await host.add({ 'index.html': 'somebody' });
    expect(await failureAt(host)).toContain('There is another site in');
    expect(await host.files()).toEqual({ 'index.html': 'somebody' });
  });
});

test.each([
  ['PASS', `530 Login incorrect for ${FTP_PASSWORD}`, '127.0.0.1:/ refuses the login'],
  ['CWD', '550 No such directory', '127.0.0.1:/ does not exist'],
  ['STOR', '553 Permission denied', 'You may not write to 127.0.0.1:/'],
  ['AUTH', '500 self-signed certificate', 'NODE_EXTRA_CA_CERTS'],
  ['AUTH', '500 Unknown command', 'FTPS does not work at 127.0.0.1:/'],
  ['RETR', '', 'There is no connection to 127.0.0.1:/'],
])('names the cause when FTP answers %s with %j', async (command, answer, message) => {
  const host = await hosts.createFtp();
  host.interfere((line) => (line.startsWith(command) ? answer : undefined));
  const settings = { ...host.settings, ...(command === 'AUTH' && { secure: true }) };
  const failure = await failureAt({ ...host, settings });
  expect(failure).toContain(message);
  expect(failure).not.toContain(FTP_PASSWORD);
});

test.each([
  ['RequestTimeTooSkewed', 'The clock of this computer is wrong'],
  ['AccessDenied', 'allow your user to list, read, write'],
  ['SomethingNew', 'failed with this message:\n400 SomethingNew It says why'],
  ['', 'There is no connection to'],
])('names the cause when storage answers %s', async (code, message) => {
  const host = await hosts.createStorage();
  host.interfere(() => code);
  expect(await failureAt(host)).toContain(message);
});

test('repeats a request to storage when a connection breaks', async () => {
  const host = await hosts.createStorage();
  let failures = 0;
  host.interfere(() => (failures++ < 2 ? '' : undefined));
  expect(await failureAt(host)).toBe('published');
});

test.each([
  ['/nowhere/gallery.git', '/nowhere/gallery.git does not exist'],
  ['https://elena:hunter22@127.0.0.1:9/a.git', 'There is no connection to https://***@127.0.0.1:9'],
])('names the repository %s without its password', async (repository, message) => {
  const settings = { to: 'github-pages', repository } as const;
  const failure = await failureAt({ ...(await hosts.createRepository()), settings });
  expect(failure).toContain(message);
  expect(failure).not.toContain('hunter22');
});

test.each([
  [undefined, 'does not say where to publish'],
  [{ to: 'ftp', host: 'example.org', folder: '/', user: 'elena' }, 'Not set: FTP_PASSWORD'],
  [{ to: 'storage', bucket: 'paintings' }, 'Not set: AWS_ACCESS_KEY_ID'],
] as const)('refuses the settings %j', async (settings, message) => {
  const environment = { AWS_SHARED_CREDENTIALS_FILE: '/nowhere', AWS_ACCESS_KEY_ID: '' };
  const host = { ...(await hosts.createStorage()), settings, environment };
  expect(await failureAt(host)).toContain(message);
});

test('takes the key of storage from the file of its profile', async () => {
  const host = await hosts.createStorage();
  const other = '[default]\naws_access_key_id = no\n';
  const own = '[elena]\naws_access_key_id = key-1\naws_secret_access_key=secret-1\n';
  const folder = await createTemporaryFolder({ credentials: other + own });
  const profile = { AWS_SHARED_CREDENTIALS_FILE: `${folder}/credentials`, AWS_PROFILE: 'elena' };
  const environment = { ...profile, AWS_ACCESS_KEY_ID: '' };
  expect(await failureAt({ ...host, environment })).toBe('published');
});
