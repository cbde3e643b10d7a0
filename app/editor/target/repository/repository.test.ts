import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type HostKind, startGitHost } from '#test/git-host/git-host.ts';
import { gitea } from './gitea.ts';
import { github } from './github.ts';
import type { Repository } from './repository.ts';

const GALLERY = '[]\n';
const PHOTO = Buffer.from([0xff, 0xd8, 0, 1, 2, 3]);

const files = {
  'README.md': 'Not of the folder',
  'content/site.json': '{"name":"Елена"}\n',
  'content/gallery.json': GALLERY,
  'content/news.json': '[]\n',
  'content/locales/ru/gallery.json': '{}\n',
  'content/locales/ru/translation.json': '{}\n',
  'content/public/data.json': '{}\n',
  'content/images/gallery/река.jpg': PHOTO,
};

const ADAPTERS = { github, gitea } satisfies Record<HostKind, unknown>;

describe.each(['github', 'gitea'] as const)('%s', (kind) => {
  let host: Awaited<ReturnType<typeof startGitHost>>;
  let repository: Repository;

  const open = (access = {}) => ADAPTERS[kind]({ ...host.access, ...access });
  const readHead = async () => repository.read(await repository.head());
  const write = (text: string) => new Map([['gallery.json', text]]);

  beforeEach(async () => {
    host = await startGitHost(kind);
    host.git.push(files);
    repository = open();
  });

  afterEach(async () => {
    expect(host.invalid).toEqual([]);
    await host.stop();
  });

  test('reads the files of the folder at the head', async () => {
    const { commit, hashes, texts } = await readHead();
    expect(commit).toBe(host.git.head());
    expect([...hashes.keys()]).toContain('images/gallery/река.jpg');
    expect([...hashes.keys()]).not.toContain('README.md');
    expect(texts.get('site.json')).toBe(files['content/site.json']);
    expect([...texts.keys()]).not.toContain('public/data.json');
    expect(texts.size).toBe(5);
  });

  test('reads a large tree whole, or refuses it where the host lists a part', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => [`content/images/${at}.jpg`, '']);
    host.git.push(Object.fromEntries(many));
    const read = readHead();
    if (kind === 'github') await expect(read).rejects.toMatchObject({ fault: 'large' });
    else expect((await read).hashes.size).toBe(5007);
  });

  test('writes texts and photos', async () => {
    const base = await readHead();
    const photo = new Blob([PHOTO, 'more']);
    const changed = new Map<string, string | Blob>([
      ['images/gallery/new.jpg', photo],
      ['gallery.json', '["река"]\n'],
      ['locales/en/gallery.json', '{}\n'],
    ]);
    const commit = await repository.commit(base, changed, 'Add a work\n\nSave: 1');
    expect(commit).toBe(host.git.head());
    expect(host.git.file('content/gallery.json')).toBe('["река"]\n');
    expect(host.git.file('content/locales/en/gallery.json')).toBe('{}\n');
    expect(host.git.file('README.md')).toBe(files['README.md']);
    const { hashes, texts } = await readHead();
    expect(hashes.has('images/gallery/new.jpg')).toBe(true);
    expect(texts.get('gallery.json')).toBe('["река"]\n');
    const logged = await repository.log(base.commit, commit);
    expect(logged.filter((each) => each.commit.message.endsWith('Save: 1'))).toHaveLength(1);
    expect(logged.map(({ sha }) => sha)).toContain(commit);
  });

  test('sends many photos in several requests', async () => {
    const photos = [1, 2, 3].map((number) => {
      return [`images/news/${number}.jpg`, new Blob([new Uint8Array(9e6).fill(number)])] as const;
    });
    const changed = new Map<string, string | Blob>([...photos, ...write('[1]\n')]);
    await repository.commit(await readHead(), changed, 'Add photos');
    expect(host.requests.filter((each) => /^POST.*(?:blobs|contents)$/.test(each))).toHaveLength(3);
    expect((await readHead()).hashes.size).toBe(10);
  });

  test.each([
    ['the head has moved', { 'content/news.json': '[1]\n' }, /^moved$/],
    ['a file has been removed', { 'content/gallery.json': null }, /^(moved|gone)$/],
  ])('refuses a commit after %s', async (_, pushed, fault) => {
    const base = await readHead();
    const head = host.git.push(pushed);
    const late = repository.commit(base, write('[2]\n'), 'Late');
    await expect(late).rejects.toMatchObject({ fault: expect.stringMatching(fault) });
    expect(host.git.head()).toBe(head);
  });

  test('lists the commits that one contains and another does not', async () => {
    const first = await repository.head();
    const second = host.git.push({ 'content/news.json': '[1]\n' });
    expect(await repository.log(second, first)).toEqual([]);
    expect(await repository.log(second, second)).toEqual([]);
    expect(await repository.log(first, second)).toMatchObject([{ sha: second }]);
  });

  test('reports the run of a commit as publishing, also when it is done, unless it has failed', async () => {
    const commit = await repository.head();
    expect(await repository.run(commit)).toBeUndefined();
    for (const status of ['running', 'done'] as const) {
      host.runs.set(commit, { status, step: 'Build' });
      expect(await repository.run(commit)).toMatchObject({ status: 'publishing' });
    }
    host.runs.set(commit, { status: 'failed', step: 'Build' });
    const url = expect.stringContaining(commit);
    expect(await repository.run(commit)).toEqual({ status: 'failed', step: 'Build', url });
  });

  test('refuses a token that it does not know, and repeats it nowhere', async () => {
    const failure = await open({ token: 'secret-token' })
      .access()
      .catch((error) => error);
    expect(failure).toMatchObject({ fault: 'token' });
    expect(`${failure.stack}${JSON.stringify(failure)}`).not.toContain('secret-token');
    expect(host.requests.join()).not.toContain('secret-token');
  });

  test.each([
    ['a missing permission', 403, 'Resource not accessible by personal access token', 'permission'],
    ['a repository that is gone', 404, 'Not Found', 'gone'],
    ['a renamed repository', 301, 'Moved Permanently', 'renamed'],
    ['a protected branch', 422, 'Cannot update this protected ref.', 'protected'],
    ['a rule of the repository', 422, 'Repository rule violations found', 'protected'],
    ['a branch that others own', 403, 'user cannot commit to branch', 'protected'],
    ['an archived repository', 403, 'Repository was archived so is read-only.', 'protected'],
    ['full storage', 507, 'Insufficient Storage', 'full'],
    ['a full quota', 413, 'quota exceeded', 'full'],
    ['a host that is out of order', 503, 'Service Unavailable', 'connection'],
    ['a conflict', 409, 'Conflict', 'moved'],
  ])('reports %s', async (_, status, message, fault) => {
    const base = await readHead();
    host.fail(({ method }) =>
      method === 'GET' && status !== 301 ? undefined : { status, message },
    );
    if (status === 404) host.fail(() => ({ status, message }));
    const failing = repository.commit(base, write('[1]\n'), 'Fail');
    await expect(failing).rejects.toMatchObject({ fault });
    expect(host.git.head()).toBe(base.commit);
  });

  test('reports when a rate limit ends', async () => {
    const end = new Date('2030-01-01T10:00:00Z');
    const reset = String(end.getTime() / 1000);
    const headers = { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': reset };
    host.fail(() => ({ status: 403, headers }));
    const limited = { fault: 'rate-limit', until: end };
    await expect(repository.head()).rejects.toMatchObject(limited);
    host.fail(() => ({ status: 429, headers: { 'Retry-After': '60' } }));
    await expect(repository.head()).rejects.toMatchObject({ fault: 'rate-limit' });
  });
});
