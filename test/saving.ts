import { readdir, readFile, rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Change } from '#catalogue/change/apply-change.ts';
import { type WorkWithTexts, workWithTexts } from '#catalogue/change/folder-json.ts';
import { readFolder } from '#pipeline/folder/read-folder.ts';
import { type SaveOutcome, saveChange } from '#pipeline/saving/save-change.ts';
import { ContentDraft } from './content.fixture.ts';

export async function newFolder(draft = new ContentDraft()): Promise<string> {
  const folder = await draft.save();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export function save(
  folder: string,
  change: Change,
  photos: Readonly<Record<string, Buffer>> = {},
): Promise<SaveOutcome> {
  const sources = Object.entries(photos).map(([path, photo]) => [path, async () => photo] as const);
  return saveChange(folder, () => ({ change, photos: new Map(sources) }));
}

export async function readRiver(folder: string): Promise<WorkWithTexts> {
  const stored = workWithTexts((await readFolder(folder)).json, 2);
  if (!stored) throw new Error('The fixture has no river');
  return stored;
}

export async function json(folder: string, file: string) {
  return JSON.parse(await readFile(join(folder, file), 'utf8'));
}

export async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const contents = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const file = path.slice(folder.length + 1).replaceAll(sep, '/');
    return [file, (await readFile(path)).toString('latin1')] as const;
  });
  const named = await Promise.all(contents);
  return Object.fromEntries(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}

export function lake(
  entry: Partial<WorkWithTexts['entry']> = {},
  texts: WorkWithTexts['texts'] = {
    ru: { title: 'Озеро', text: { 1: 'Тишина.' } },
    en: { title: 'Lake', text: { 1: 'Silence.' } },
  },
): WorkWithTexts {
  const text = [{ content: '{{1}}' }];
  const details = { date: 'Крым, июнь 2019', desc: 'холст, масло, 60х80 см', text };
  const own = { id: 3, category: 'landscape', title: 'art-3', src: 'ozero-3.jpg', active: 'true' };
  return { entry: { ...own, details, ...entry }, texts };
}

export function failure(code: string): Error {
  return Object.assign(new Error(`${code}: refused by the test`), { code });
}
