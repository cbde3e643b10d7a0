import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyChange, type Edit } from '#catalogue/change/apply-change.ts';
import {
  type FolderJson,
  postsIn,
  type WorkWithTexts,
  worksIn,
  workWithTexts,
} from '#catalogue/change/folder-json.ts';
import { isSame } from '#catalogue/change/merge.ts';
import type { NewsEntry } from '#catalogue/schema/news-entry.ts';
import { lake } from '#test/saving.ts';
import { type Accident, Branch, Device } from './devices.fixture.ts';
import { jsonOf } from './plan-save.ts';

function workOf(files: FolderJson, id = 2): WorkWithTexts {
  const work = workWithTexts(files, id);
  if (!work) throw new Error(`no work ${id}`);
  return work;
}

function titled(work: WorkWithTexts, title: string): WorkWithTexts {
  return { ...work, texts: { ...work.texts, ru: { ...work.texts.ru, title } } };
}

async function saveForm(device: Device, key: string, edit: Edit) {
  const draft = { key, base: edit.base, values: { ...edit.value }, photos: {} };
  device.unsaved.set(key, draft);
  const answer = await device.target.save([edit], new Map(), draft);
  if (answer.status === 'saved') device.unsaved.delete(key);
  return answer;
}

async function saveTitle(device: Device, change: (title: string) => string, id = 2) {
  const base = workOf((await device.target.load()).files, id);
  const value = titled(base, change(base.texts.ru?.title ?? ''));
  return saveForm(device, `work ${id}`, { kind: 'work', base, value });
}

const titleAt = (branch: Branch) => workOf(jsonOf(branch.head)).texts.ru?.title;

test('writes nothing that the check refuses', async () => {
  const device = new Device(new Branch());
  const value = lake({ category: 'landscap' as 'landscape' });
  const answer = await device.target.save([{ kind: 'work', base: null, value }], new Map());
  expect(answer).toMatchObject({ status: 'problems', problems: [{ file: 'gallery.json' }] });
  expect(device.branch.commits).toHaveLength(1);
  expect(device.saves.size).toBe(0);
});

test('follows a new work that got another id than expected', async () => {
  const branch = new Branch();
  const [one, other] = [new Device(branch), new Device(branch)];
  await one.target.load();
  one.isOnline = false;
  for (const key of ['own', 'second']) {
    await saveForm(one, 'work new', { kind: 'work', base: null, value: lake({ key }) });
  }
  await saveTitle(one, () => 'Пруд', 3);
  for (const id of [3, 4]) {
    one.unsaved.set(`work ${id}`, { key: '', base: null, values: { id }, photos: {} });
  }
  await other.target.save([{ kind: 'work', base: null, value: lake({ key: 'other' }) }], new Map());
  one.isOnline = true;
  await one.target.load();
  const files = jsonOf(branch.head);
  const keys = worksIn(files).map(({ id, key = '-' }) => `${id} ${key}`);
  expect(keys).toEqual(['5 second', '4 own', '3 other', '2 -', '1 -']);
  expect(workOf(files, 4).texts.ru?.title).toBe('Пруд');
  expect(workOf(files, 3).texts.ru?.title).toBe('Озеро');
  const unsaved = [...one.unsaved].map(([key, { values }]) => `${key} from ${values.id}`);
  expect(unsaved).toEqual(['work 5 from 4', 'work 4 from 3']);
});

test('uses the folder as last read until the host can be reached', async () => {
  const device = new Device(new Branch());
  await device.target.load();
  device.reload();
  device.isOnline = false;
  await saveTitle(device, () => 'Другая');
  expect(workOf((await device.target.load()).files).texts.ru?.title).toBe('Другая');
  device.isOnline = true;
  await device.target.refresh();
  expect(titleAt(device.branch)).toBe('Другая');
});

test('lists saved photos that are not published yet', async () => {
  const { target } = new Device(new Branch());
  const file = 'images/gallery/lake-3.jpg';
  const edit: Edit = { kind: 'work', base: null, value: lake({ src: 'lake-3.jpg' }) };
  await target.save([edit], new Map([[file, new Blob(['photo'])]]));
  expect((await target.load()).photos).toHaveProperty([file], null);
});

test('undo restores the texts in a commit, and a second undo repeats the change', async () => {
  const device = new Device(new Branch());
  const before = device.branch.head.texts;
  await saveTitle(device, () => 'Другая');
  device.reload();
  expect(await device.target.undo()).toMatchObject({ status: 'saved' });
  expect(device.branch.head.texts).toEqual(before);
  expect(device.branch.commits).toHaveLength(3);
  await device.target.undo();
  expect(titleAt(device.branch)).toBe('Другая');
});

test('undo refuses when somebody has changed the same field since', async () => {
  const device = new Device(new Branch());
  await saveTitle(device, () => 'Другая');
  await saveTitle(new Device(device.branch), () => 'Чужая');
  expect(await device.target.undo()).toMatchObject({ status: 'conflict' });
  expect(titleAt(device.branch)).toBe('Чужая');
});

const EDITS = ['edit work', 'add work', 'add post', 'remove', 'order'] as const;
const ACTIONS = [...EDITS, 'undo', 'push by hand'] as const;

const step = fc.record({
  at: fc.constantFrom(0, 1),
  action: fc.constantFrom(...ACTIONS),
  accident: fc.option(fc.constantFrom('lost request', 'lost answer', 'token', 'moved' as const)),
  isOnline: fc.boolean(),
  reloads: fc.boolean(),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

class Session {
  readonly branch = new Branch();
  readonly devices = [new Device(this.branch), new Device(this.branch)];
  readonly marks: { readonly mark: string; readonly device: Device }[] = [];
  readonly undone = new Set<string>();

  mark(device: Device): string {
    const mark = `[${this.marks.length}]`;
    this.marks.push({ mark, device });
    return mark;
  }

  async run({ at, action, accident, isOnline, reloads }: Step): Promise<void> {
    const device = this.devices[at] as Device;
    if (reloads) device.reload();
    device.isOnline = isOnline;
    const folder = await device.target.load().catch(() => undefined);
    if (!folder) return;
    device.accidents.length = 0;
    if (accident === 'moved') device.accidents.push(() => this.pushByHand());
    else if (accident) device.accidents.push(accident satisfies Accident);
    await this.act(device, action, folder.files);
  }

  async act(device: Device, action: Step['action'], files: FolderJson): Promise<unknown> {
    const works = worksIn(files);
    const [post] = postsIn(files);
    switch (action) {
      case 'push by hand':
        return this.pushByHand();
      case 'edit work': {
        const work = works[0] && workOf(files, works[0].id);
        if (!work) return;
        const key = `work ${work.entry.id}`;
        const { base, values } = device.unsaved.get(key) ?? { base: work, values: work };
        const { texts } = values as WorkWithTexts;
        const value = titled(values as WorkWithTexts, texts.ru?.title + this.mark(device));
        return saveForm(device, key, { kind: 'work', base: base as WorkWithTexts, value });
      }
      case 'add work': {
        const mark = this.mark(device);
        const id = Math.max(0, ...works.map((work) => work.id)) + 1;
        const value = titled(lake({ id, key: mark }), mark);
        return saveForm(device, `work new ${mark}`, { kind: 'work', base: null, value });
      }
      case 'add post': {
        const mark = this.mark(device);
        const value = { ...(post as NewsEntry), id: 99, key: mark, title: mark };
        return saveForm(device, `post new ${mark}`, { kind: 'post', base: null, value });
      }
      case 'remove': {
        const work = works.length > 1 && works.at(-1);
        if (!work) return;
        const edit: Edit = { kind: 'work', base: workOf(files, work.id), value: null };
        return device.target.save([edit], new Map());
      }
      case 'order': {
        const base = postsIn(files).map(({ id }) => id);
        const edit = { kind: 'posts-order' as const, base, value: base.toReversed() };
        return device.target.save([edit], new Map());
      }
      case 'undo': {
        await device.target.undo();
        const left = JSON.stringify([await device.target.load(), ...device.unsaved.values()]);
        for (const { mark } of this.marks) {
          // A change that is undone before it is sent leaves no trace.
          if (JSON.stringify(files).includes(mark) && !left.includes(mark)) this.undone.add(mark);
        }
      }
    }
  }

  pushByHand(): void {
    const files = jsonOf(this.branch.head);
    const [work, ...works] = worksIn(files);
    if (!work) return;
    const priority = (work.priority ?? 0) + 1;
    this.branch.push({ ...files, 'gallery.json': [{ ...work, priority }, ...works] });
  }

  async settle(): Promise<void> {
    for (const device of [...this.devices, ...this.devices]) {
      device.accidents.length = 0;
      device.isOnline = true;
      device.reload();
      await device.target.load();
    }
  }
}

test('two devices with failures lose nothing and apply nothing twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
      const session = new Session();
      for (const each of steps) await session.run(each);
      await session.settle();
      const { branch, devices } = session;
      const sent = new Map(devices.flatMap((device) => [...device.sent]));
      const ids = branch.commits.flatMap(({ message }) => /Save: (\S+)/.exec(message)?.[1] ?? []);
      expect(new Set(ids).size).toBe(ids.length);
      branch.commits.forEach((commit, index) => {
        const save = sent.get(/Save: (\S+)/.exec(commit.message)?.[1] ?? '');
        const before = branch.commits[index - 1];
        if (!save || !before) return;
        const json = jsonOf(before);
        const applied = applyChange(json, save.change);
        const files = applied.status === 'applied' ? applied.files : {};
        expect(isSame(jsonOf(commit), { ...json, ...files })).toBe(true);
      });
      const history = branch.commits.map(({ texts }) => [...texts.values()].join()).join();
      for (const { mark, device } of session.marks) {
        if (session.undone.has(mark)) continue;
        const unsaved = JSON.stringify([...device.unsaved.values()]);
        expect([history, unsaved].some((text) => text.includes(mark))).toBe(true);
      }
      const files = jsonOf(branch.head);
      const keys = [...worksIn(files), ...postsIn(files)].flatMap(({ key }) => key ?? []);
      expect(new Set(keys).size).toBe(keys.length);
      for (const device of devices) {
        const left = [...device.saves.values()].filter(({ status }) => status === 'waiting');
        expect(left).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
}, 300_000);
