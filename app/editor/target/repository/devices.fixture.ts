import { createHash } from 'node:crypto';
import type { Draft } from '#app/editor/unsaved-store.ts';
import type { Change } from '#catalogue/change/apply-change.ts';
import type { FolderJson } from '#catalogue/change/folder-json.ts';
import { formatJson } from '#catalogue/change/format-json.ts';
import { ContentDraft } from '#test/content.fixture.ts';
import { type ChangedFiles, HostError, type Repository, type Snapshot } from './repository.ts';
import { type QueuedSave, repositoryTarget } from './repository-target.ts';

interface Commit extends Snapshot {
  readonly message: string;
}

export class Branch {
  readonly commits: Commit[] = [];

  constructor() {
    this.push(new ContentDraft().folder(), 'The first one');
  }

  get head(): Commit {
    return this.commits.at(-1) as Commit;
  }

  at(commit: string): number {
    const index = this.commits.findIndex((each) => each.commit === commit);
    if (index < 0) throw new HostError('gone');
    return index;
  }

  push(files: FolderJson, message = 'By hand'): void {
    const texts = Object.entries(files).map(([file, value]) => [file, formatJson(file, value)]);
    this.add(new Map(texts as [string, string][]), new Map(), message);
  }

  add(texts: ReadonlyMap<string, string>, hashes: Snapshot['hashes'], message: string): string {
    const commit = `commit-${this.commits.length}`;
    this.commits.push({
      commit,
      message,
      texts: new Map([...(this.commits.at(-1)?.texts ?? []), ...texts]),
      hashes: new Map([...(this.commits.at(-1)?.hashes ?? []), ...hashes]),
    });
    return commit;
  }

  async write(base: Snapshot, files: ChangedFiles, message: string): Promise<string> {
    if (base.commit !== this.head.commit) throw new HostError('moved');
    const texts = [...files].filter(([, content]) => typeof content === 'string');
    const photos = [...files].filter(([, content]) => typeof content !== 'string');
    const hashes = photos.map(async ([file, blob]) => [file, await hashOf(blob as Blob)] as const);
    const added = new Map(await Promise.all(hashes));
    // Git is not interrupted between this check and the commit.
    if (base.commit !== this.head.commit) throw new HostError('moved');
    return this.add(new Map(texts as [string, string][]), added, message);
  }
}

async function hashOf(photo: Blob): Promise<string> {
  const bytes = Buffer.from(await photo.arrayBuffer());
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

export type Accident = 'lost request' | 'lost answer' | 'token' | (() => void);

export class Device {
  readonly saves = new Map<string, QueuedSave>();
  readonly unsaved = new Map<string, Draft>();
  readonly sent = new Map<string, QueuedSave>();
  readonly accidents: Accident[] = [];
  readonly branch: Branch;
  isOnline = true;
  published: string | undefined;
  folder: FolderJson | undefined;
  undo: Change | undefined;
  target: ReturnType<Device['open']>;

  constructor(branch: Branch) {
    this.branch = branch;
    this.target = this.open();
  }

  reload(): void {
    this.target = this.open();
  }

  open() {
    return repositoryTarget({
      repository: this.repository(),
      store: {
        read: () => ({ saves: [...this.saves.values()], folder: this.folder, undo: this.undo }),
        write: async (save) => {
          this.saves.set(save.id, save);
          if (save.status === 'waiting') this.sent.set(save.id, save);
        },
        forget: async (id) => void this.saves.delete(id),
        writeFolder: async (json) => {
          this.folder = json;
        },
        writeUndo: async (change) => {
          this.undo = change;
        },
      },
      language: 'en',
      hasLock: true,
      publishedPhotos: async () => ({}),
      publishedCommit: async () => this.published,
      restore: (draft) => {
        const values = this.unsaved.get(draft.key)?.values ?? draft.values;
        this.unsaved.set(draft.key, { ...draft, values });
      },
      move: async (key, moved) => {
        const draft = this.unsaved.get(key);
        if (draft) this.unsaved.set(moved, { ...draft, key: moved });
        this.unsaved.delete(key);
      },
    });
  }

  repository(): Repository {
    const { branch } = this;
    const online = async <Answer>(answer: () => Answer | Promise<Answer>): Promise<Answer> => {
      if (!this.isOnline) throw new HostError('connection');
      return answer();
    };
    return {
      access: () => online(() => {}),
      head: () => online(() => branch.head.commit),
      read: (commit) => online(() => branch.commits[branch.at(commit)] as Commit),
      log: (since, commit) =>
        online(() =>
          branch.commits
            .slice(branch.at(since) + 1, branch.at(commit) + 1)
            .map(({ commit: sha, message }) => ({ sha, commit: { message } })),
        ),
      run: () => online(() => undefined),
      commit: (base, files, message) =>
        online(async () => {
          const accident = this.accidents.shift();
          if (accident === 'token') throw new HostError('token');
          if (accident === 'lost request') throw new HostError('connection');
          if (typeof accident === 'function') accident();
          const commit = await branch.write(base, files, message);
          if (accident === 'lost answer') throw new HostError('connection');
          return commit;
        }),
    };
  }
}
