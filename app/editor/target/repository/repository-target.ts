import type { Draft, Folder, SaveAnswer, SaveTarget } from '#app/editor/target/save-target.ts';
import { applyChange, type Change } from '#catalogue/change/apply-change.ts';
import type { FolderJson } from '#catalogue/change/folder-json.ts';
import { invertChange } from '#catalogue/change/invert-change.ts';
import type { ChangeWithPhotos } from '#catalogue/change/place-photos.ts';
import type { Language } from '#catalogue/texts/language.ts';
import { jsonOf, planSave } from './plan-save.ts';
import {
  HostError,
  type HostFault,
  type Repository,
  type Run,
  type Snapshot,
} from './repository.ts';

/** A save of this device. It is stored until it is published. */
export interface QueuedSave extends ChangeWithPhotos<Blob> {
  /** In the message of its commit. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** The values of a returned one are unsaved again, as it could no longer be merged. */
  readonly status: Run['status'] | 'waiting' | 'saved' | 'published' | 'returned';
  /** Key of the document, as `work 12`. Later saves of it need the earlier ones. */
  readonly document?: string;
  readonly draft?: Draft | undefined;
  /** The head before it was sent. It may have arrived without an answer. */
  readonly since?: string;
  readonly commit?: string;
  readonly run?: Run | undefined;
}

interface RepositoryTargetOptions {
  readonly repository: Repository;
  readonly language: Language;
  /** Outlives the page. */
  readonly store: {
    read(): Promise<QueuedSave[]>;
    write(save: QueuedSave): Promise<unknown>;
    forget(id: string): Promise<unknown>;
  };
  /** Makes values unsaved ones, below those that were typed later. */
  readonly giveBack: (key: string, draft: Draft) => Promise<void>;
  readonly publishedPhotos: () => Promise<Folder['photos']>;
  readonly publishedCommit: () => Promise<string | undefined>;
}

interface Report {
  /** By id. */
  readonly saves: ReadonlyMap<string, QueuedSave>;
  /** Why saves wait. */
  readonly fault?: HostError | undefined;
}

export interface RepositoryTarget extends SaveTarget {
  report(): Report;
  onReport(listener: () => void): () => void;
  /** Sends waiting saves, and asks which ones are published. */
  refresh(): Promise<void>;
}

const MOST_ATTEMPTS = 5;

export function repositoryTarget(options: RepositoryTargetOptions): RepositoryTarget {
  const { repository, store, language } = options;
  const events = new EventTarget();
  let report: Report = { saves: new Map() };
  let snapshot: Snapshot | undefined;
  let json: FolderJson = {};
  let photos: Folder['photos'] = {};
  let undoing: Change = [];
  let last: Promise<unknown> = store.read().then((stored) => {
    const sorted = stored.sort((one, other) => one.time - other.time);
    show({ saves: new Map(sorted.map((save) => [save.id, save])) });
  });

  /** One task at a time. */
  function inOrder<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  }

  function subscribe(type: string) {
    return (listener: () => void) => {
      events.addEventListener(type, listener);
      return () => events.removeEventListener(type, listener);
    };
  }

  function show(changed: Partial<Report>): void {
    report = { ...report, ...changed };
    events.dispatchEvent(new Event('report'));
  }

  const waiting = () => [...report.saves.values()].filter(({ status }) => status === 'waiting');

  async function put(save: QueuedSave): Promise<void> {
    show({ saves: new Map([...report.saves, [save.id, save]]) });
    const isDone = save.status === 'published' || save.status === 'returned';
    await (isDone ? store.forget(save.id) : store.write(save));
  }

  async function readHead(): Promise<Snapshot> {
    const head = await repository.head();
    if (snapshot?.commit === head) return snapshot;
    const read = await repository.read(head);
    json = jsonOf(read);
    snapshot = read;
    return read;
  }

  /** @throws {HostError} when it has to wait */
  async function send(queued: QueuedSave): Promise<SaveAnswer> {
    let save = queued;
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const base = await readHead();
      const plan = await planSave({ snapshot: base, json, language }, save);
      const id = plan.status === 'planned' ? plan.id : undefined;
      const mark = `Save: ${save.id}`;
      // Somebody may have rewritten the history.
      const log = await repository
        .log(save.since ?? base.commit, base.commit)
        .catch(unless('gone'));
      const arrived = log?.find(({ message }) => message.endsWith(mark));
      if (arrived) return settle(save, arrived.sha, id);
      if (plan.status !== 'planned') return plan;
      if (plan.files.size === 0) return settle(save, base.commit, id);
      save = { ...save, since: base.commit };
      await put(save);
      const message = `content: save ${save.change[0]?.kind}\n\n${mark}`;
      const commit = await repository.commit(base, plan.files, message).catch(unless('moved'));
      if (commit === undefined) continue;
      json = plan.json;
      return settle(save, commit, id);
    }
    throw new HostError('moved');
  }

  async function settle(save: QueuedSave, commit: string, id?: number): Promise<SaveAnswer> {
    const { draft, ...sent } = save;
    await put({ ...sent, photos: new Map(), commit, status: 'saved' });
    return { status: 'saved', files: [], ...(id !== undefined && { id }) };
  }

  /** @param current id of the save whose answer is returned */
  async function flush(current?: string): Promise<SaveAnswer | undefined> {
    let answer: SaveAnswer | undefined;
    try {
      for (let save = waiting()[0]; save; save = waiting()[0]) {
        const sent = await send(save);
        if (sent.status !== 'saved') await refuse(save, current);
        if (save.id === current) answer = sent;
      }
      show({ fault: undefined });
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      show({ fault: error });
    }
    const isReturned = report.saves.get(current ?? '')?.status === 'returned';
    return isReturned ? { status: 'returned' } : answer;
  }

  /** Later saves of the document cannot be applied without this one. */
  async function refuse(save: QueuedSave, current?: string): Promise<void> {
    const { document = save.id } = save;
    const refused = waiting().filter((each) => (each.document ?? each.id) === document);
    // The form that waits for this answer has the values.
    const isOpen = refused.length === 1 && save.id === current;
    for (const each of isOpen ? [] : refused.reverse()) {
      if (each.draft) await options.giveBack(document, each.draft);
      await put({ ...each, status: 'returned' });
    }
    if (!isOpen) return;
    show({ saves: new Map([...report.saves].filter(([id]) => id !== current)) });
    await store.forget(save.id);
  }

  /** The folder as it will be, with the id of the last new entry. */
  function expected() {
    let files = json;
    let id: number | undefined;
    for (const { change } of waiting()) {
      const result = applyChange(files, change);
      if (result.status !== 'applied') continue;
      files = { ...files, ...result.files };
      id = result.id;
    }
    return { files, id };
  }

  async function save(sent: ChangeWithPhotos<Blob>, draft?: Draft): Promise<SaveAnswer> {
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-');
    const { files: before } = expected();
    const queued: QueuedSave = { ...sent, id, draft, time: Date.now(), status: 'waiting' };
    await put(queued);
    const { files: after, id: entry } = expected();
    if (draft) await put({ ...queued, document: draft.key.replace('new', String(entry)) });
    const answer = await flush(id);
    if (answer && answer.status !== 'saved') return answer;
    undoing = invertChange(sent.change, { before, after, id: entry });
    return answer ?? { status: 'saved', files: [], ...(entry !== undefined && { id: entry }) };
  }

  async function load(): Promise<Folder> {
    await flush();
    await readHead().catch((error) => {
      if (!(error instanceof HostError) || !snapshot) throw error;
    });
    photos = await options.publishedPhotos().catch(() => photos);
    return { files: expected().files, photos };
  }

  async function refresh(): Promise<void> {
    const former = snapshot;
    if ((report.fault?.until ?? 0) > new Date()) return;
    await flush();
    try {
      await readHead();
      await followPublication();
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
    }
    if (snapshot !== former) events.dispatchEvent(new Event('folder'));
  }

  async function followPublication(): Promise<void> {
    const all = [...report.saves.values()];
    const sent = all.filter(({ status }) => /saved|publishing|failed/.test(status));
    const published = sent.length > 0 && (await options.publishedCommit());
    if (!published) return;
    const runs = await repository.runs(sent.at(-1)?.commit ?? '');
    const run = runs.find(({ status }) => status === 'failed') ?? runs[0];
    for (const each of sent) {
      const check = repository.contains(each.commit ?? '', published);
      const isPublished = await check.catch(unless('gone'));
      await put({ ...each, run, status: isPublished ? 'published' : (run?.status ?? 'saved') });
    }
  }

  return {
    canSave: true,
    load: () => inOrder(load),
    save: (change, files, draft) => inOrder(() => save({ change, photos: files }, draft)),
    undo: () => inOrder(() => save({ change: undoing, photos: new Map() })),
    onChange: subscribe('folder'),
    onReport: subscribe('report'),
    report: () => report,
    refresh: () => inOrder(refresh),
  };
}

function unless(fault: HostFault) {
  return (error: unknown): undefined => {
    if (!(error instanceof HostError) || error.fault !== fault) throw error;
  };
}
