import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ContenderAnswer, ContenderOrder } from '#test/contending-process.ts';
import { lockFile } from './lock-file.ts';

let path: string;

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'));
  path = join(folder, 'inside', 'lock');
  return () => rm(folder, { recursive: true });
});

async function lock() {
  const locking = await lockFile(path);
  if (locking.status === 'taken') throw new Error(`taken by ${locking.owner}`);
  return locking.unlock;
}

async function writeLock(owner: string): Promise<void> {
  await (await lock())();
  await writeFile(path, owner);
}

test('it is taken until it is given back', async () => {
  const unlock = await lock();
  expect(await readFile(path, 'utf8')).toBe(String(process.pid));
  expect(await lockFile(path)).toEqual({ status: 'taken', owner: process.pid });
  await unlock();
  expect((await lockFile(path)).status).toBe('locked');
});

test('it lets one of many through', async () => {
  const all = await Promise.all(Array.from({ length: 9 }, () => lockFile(path)));
  expect(all.filter(({ status }) => status === 'locked')).toHaveLength(1);
});

test('it is taken while another process runs, and not once that is gone', async () => {
  const other = spawn('node', ['-e', 'setInterval(() => {}, 1000)']);
  await writeLock(String(other.pid));
  expect(await lockFile(path)).toEqual({ status: 'taken', owner: other.pid });
  other.kill();
  await once(other, 'exit');
  expect((await lockFile(path)).status).toBe('locked');
});

test.each(['', 'nonsense', String(process.pid)])(
  'it takes over a lock that says %j',
  async (text) => {
    await writeLock(text);
    expect((await lockFile(path)).status).toBe('locked');
  },
);

test('it takes over a lock from before the last start of the machine', async () => {
  await writeLock(String(process.ppid));
  expect((await lockFile(path)).status).toBe('taken');
  await utimes(path, 0, 0);
  expect((await lockFile(path)).status).toBe('locked');
});

describe('among a hundred tries of twenty processes at one instant', () => {
  const PROCESSES = 20;
  const TRIES_OF_EACH = 5;
  const ROUNDS = 20;
  let contenders: readonly ChildProcess[];

  beforeAll(async () => {
    contenders = Array.from({ length: PROCESSES }, () => fork('test/contending-process.ts'));
    await ask({ what: 'give back' });
  });

  afterAll(async () => {
    const ended = contenders.map((contender) => once(contender, 'exit'));
    for (const contender of contenders) contender.kill();
    await Promise.all(ended);
  });

  function ask(order: ContenderOrder): Promise<readonly ContenderAnswer[]> {
    const answers = contenders.map(async (contender): Promise<ContenderAnswer> => {
      const [answer] = await once(contender, 'message');
      return answer;
    });
    for (const contender of contenders) contender.send(order);
    return Promise.all(answers);
  }

  async function goneProcess(): Promise<string> {
    const child = spawn(process.execPath, ['--version']);
    await once(child, 'exit');
    return String(child.pid);
  }

  test.each([
    ['no lock is there', () => undefined],
    ['the lock is of a process that is gone', goneProcess],
    ['the lock is of a process that was killed while it removed another', goneProcess],
  ])('one gets it, and the others know of whom, when %s', async (situation, findOwner) => {
    await mkdir(dirname(path));
    for (let round = 0; round < ROUNDS; round += 1) {
      const owner = await findOwner();
      if (owner) await writeFile(path, owner);
      if (situation.includes('removed')) await writeFile(`${path}.removal`, owner ?? '');

      const answers = await ask({ what: 'try', path, tries: TRIES_OF_EACH });
      expect(answers.flatMap(({ failures }) => failures)).toEqual([]);
      const winners = contenders.filter((_, index) => answers[index]?.locked);
      expect(winners).toHaveLength(1);
      const losses = answers.flatMap(({ owners }) => owners);
      expect(losses).toHaveLength(PROCESSES * TRIES_OF_EACH - 1);
      expect(contenders.map(({ pid }) => pid)).toEqual(expect.arrayContaining(losses));
      expect(await readFile(path, 'utf8')).toBe(String(winners[0]?.pid));
      await ask({ what: 'give back' });
      expect(await readdir(dirname(path))).toEqual([]);
    }
  });
});
