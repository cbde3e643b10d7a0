import { randomId } from '#app/editor/random-id.ts';
import type { Folder, SaveAnswer } from '#app/editor/target/save-target.ts';
import type { Draft, storedSaves } from '#app/editor/unsaved-store.ts';
import { applyChange, type Change } from '#catalogue/change/apply-change.ts';
import { type FolderJson, GALLERY_FILE } from '#catalogue/change/folder-json.ts';
import { invertChange } from '#catalogue/change/invert-change.ts';
import type { ChangeWithPhotos } from '#catalogue/change/photo-paths.ts';
import type { Language } from '#catalogue/texts/language.ts';
import { jsonOf, planSave } from './plan-save.ts';
import { HostError, type Repository, type Run, type Snapshot } from './repository.ts';

export interface QueuedSave extends ChangeWithPhotos<Blob> {
  /** The message of its commit contains this id. Later saves have greater ids. */
  readonly id: string;
  readonly status: Run['status'] | 'waiting' | 'saved' | 'published' | 'returned';
  /** Later saves of the same document build on earlier ones. A new document has its expected id. */
  readonly draft?: Draft | undefined;
  /** The head before this save was sent: it may have arrived although no answer came. */
  readonly since?: string;
  readonly commit?: string;
  readonly run?: Run | undefined;
}

interface RepositoryTargetOptions {
  readonly repository: Repository;
  readonly language: Language;
  readonly hasLock: boolean;
  readonly store: ReturnType<typeof storedSaves>;
  readonly restore: (draft: Draft) => void;
  readonly move: (key: string, moved: string) => Promise<void>;
  readonly publishedPhotos: () => Promise<Folder['photos']>;
  readonly publishedCommit: () => Promise<string | undefined>;
}

const MOST_ATTEMPTS = 5;

export function repositoryTarget(options: RepositoryTargetOptions) {
  const { repository, store, language, hasLock } = options;
  const events = new EventTarget();
  const stored = store.read();
  let report = {
    saves: new Map(stored.saves.map((save) => [save.id, save])) as ReadonlyMap<string, QueuedSave>,
    fault: undefined as HostError | undefined,
  };
  let snapshot: Snapshot | undefined;
  let json: FolderJson = stored.folder ?? {};
  let photos: Folder['photos'] = {};
  let undoing = stored.undo ?? [];
  let current: string | undefined;
  const answers = new Map<string, SaveAnswer>();
  let last: Promise<unknown> = Promise.resolve();

  function runSerially<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  }

  const subscribe = (type: string) => (listener: () => void) => {
    events.addEventListener(type, listener);
    return () => events.removeEventListener(type, listener);
  };

  function show(changed: Partial<typeof report>): void {
    report = { ...report, ...changed };
    events.dispatchEvent(new Event('report'));
  }

  const waiting = () =>
    [...report.saves.values()].filter(({ status }) => hasLock && status === 'waiting');

  async function put(save: QueuedSave): Promise<void> {
    show({ saves: new Map([...report.saves, [save.id, save]]) });
    const isDone = save.status === 'published' || save.status === 'returned';
    await (isDone ? store.forget(save.id) : store.write(save));
  }

  /** Reads the head. Settles the waiting saves that it contains, and refuses those that contradict it. */
  async function catchUp(): Promise<Snapshot> {
    const head = await repository.head();
    const read = snapshot?.commit === head ? snapshot : await repository.read(head);
    const next = read === snapshot ? json : jsonOf(read);
    const outcomes: (() => Promise<void>)[] = [];
    const ids = new Map<string, number>();
    let files = next;
    for (const save of waiting()) {
      // Somebody may have rewritten the history.
      const log = await repository.log(save.since ?? head, head).catch(unlessMoved);
      const arrived = log?.find(({ commit }) => commit.message.endsWith(`Save: ${save.id}`));
      const result = applyChange(files, save.change);
      const id = result.status === 'applied' ? result.id : undefined;
      if (save.draft && id !== undefined) ids.set(save.draft.key, id);
      if (arrived) outcomes.push(() => settle(save, arrived.sha, id));
      else if (result.status === 'conflict') outcomes.push(() => refuse(save, result));
      else files = { ...files, ...result.files };
    }
    if (json !== next) await store.writeFolder(next);
    json = next;
    snapshot = read;
    // Moves the largest id first, so that no document takes the key of another.
    for (const each of [...ids].sort(([, one], [, other]) => other - one)) await follow(...each);
    for (const settleOrRefuse of outcomes) await settleOrRefuse();
    return read;
  }

  async function follow(key: string, id: number): Promise<void> {
    const moved = key.replace(/\d+/, String(id));
    if (moved === key) return;
    for (const save of waiting()) {
      const { draft } = save;
      if (draft?.key === key) await put({ ...save, draft: { ...draft, key: moved } });
    }
    await options.move(key, moved);
  }

  async function sendAll(): Promise<void> {
    for (let moves = 0; moves < MOST_ATTEMPTS; ) {
      const base = await catchUp();
      const [save] = waiting();
      if (!save) return;
      const plan = await planSave(base, json, save, language);
      if (plan.status !== 'planned') await refuse(save, plan);
      else if (plan.files.size === 0) await settle(save, base.commit, plan.id);
      else {
        await put({ ...save, since: base.commit });
        const message = `content: save ${save.change[0]?.kind}\n\nSave: ${save.id}`;
        const commit = await repository.commit(base, plan.files, message).catch(unlessMoved);
        if (commit === undefined) moves += 1;
        else {
          json = plan.json;
          await settle(save, commit, plan.id);
        }
      }
    }
    throw new HostError('moved');
  }

  async function settle(save: QueuedSave, commit: string, id?: number): Promise<void> {
    const { draft, ...sent } = save;
    await put({ ...sent, photos: new Map(), commit, status: 'saved' });
    answers.set(save.id, { status: 'saved', files: [], ...(id !== undefined && { id }) });
  }

  async function attempt(task: () => Promise<void>): Promise<void> {
    try {
      await task();
      show({ fault: undefined });
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      show({ fault: error });
    }
    current = undefined;
  }

  async function refuse(save: QueuedSave, answer: SaveAnswer): Promise<void> {
    const keyOf = ({ id }: QueuedSave) => report.saves.get(id)?.draft?.key ?? id;
    const refused = waiting().filter((each) => keyOf(each) === keyOf(save));
    // The form that waits for this answer still has the values, so it needs no draft back.
    const isOpen = refused.length === 1 && save.id === current;
    for (const each of refused.reverse()) {
      if (each.draft && !isOpen) options.restore(each.draft);
      await put({ ...each, status: 'returned' });
      answers.set(each.id, isOpen ? answer : { status: 'returned' });
    }
    if (isOpen) show({ saves: new Map([...report.saves].filter(([id]) => id !== current)) });
  }

  function expected(...further: Change[]) {
    let files = json;
    let id: number | undefined;
    for (const change of [...waiting().map((save) => save.change), ...further]) {
      const result = applyChange(files, change);
      if (result.status !== 'applied') continue;
      files = { ...files, ...result.files };
      id = result.id;
    }
    return { files, id };
  }

  async function save(sent: ChangeWithPhotos<Blob>, draft?: Draft): Promise<SaveAnswer> {
    const id = `${Date.now()}-${randomId()}`;
    const { files: before } = expected();
    const { files: after, id: entry } = expected(sent.change);
    const keyed = draft && { ...draft, key: draft.key.replace('new', String(entry)) };
    await put({ ...sent, id, draft: keyed, status: 'waiting' });
    current = id;
    await attempt(sendAll);
    const answer = answers.get(id);
    if (answer && answer.status !== 'saved') return answer;
    undoing = invertChange(sent.change, { before, after, id: entry });
    await store.writeUndo(undoing);
    return answer ?? { status: 'saved', files: [], ...(entry !== undefined && { id: entry }) };
  }

  async function load(): Promise<Folder> {
    await attempt(sendAll);
    if (!(GALLERY_FILE in json)) throw report.fault;
    photos = await options.publishedPhotos().catch(() => photos);
    const waitingPhotos = waiting().flatMap((save) => [...save.photos.keys()]);
    const stored = [...(snapshot?.hashes.keys() ?? []), ...waitingPhotos];
    const unpublished = Object.fromEntries(stored.map((file) => [file, null]));
    return { files: expected().files, photos: { ...unpublished, ...photos } };
  }

  async function refresh(): Promise<void> {
    const former = snapshot;
    if ((report.fault?.until ?? 0) > new Date()) return;
    await attempt(() => sendAll().then(followPublication));
    if (snapshot !== former) events.dispatchEvent(new Event('folder'));
  }

  async function followPublication(): Promise<void> {
    const isSent = ({ status }: QueuedSave) => /saved|publishing|failed/.test(status);
    const sent = [...report.saves.values()].filter(isSent);
    const published = hasLock && sent.length > 0 && (await options.publishedCommit());
    if (!published) return;
    // The token may have no permission to read runs, or another service builds the site.
    const run = await repository.run(sent.at(-1)?.commit ?? '').catch(() => undefined);
    for (const each of sent) {
      const missing = await repository.log(published, each.commit ?? '').catch(unlessMoved);
      const isPublished = missing?.length === 0;
      await put({ ...each, run, status: isPublished ? 'published' : (run?.status ?? 'saved') });
    }
  }

  return {
    canSave: true,
    load: () => runSerially(load),
    save: (change: Change, files: QueuedSave['photos'], draft?: Draft) =>
      runSerially(() => save({ change, photos: files }, draft)),
    undo: () => runSerially(() => save({ change: undoing, photos: new Map() })),
    onChange: subscribe('folder'),
    report: () => report,
    onReport: subscribe('report'),
    refresh: () => runSerially(refresh),
  };
}

function unlessMoved(error: unknown): undefined {
  if (!(error instanceof HostError && /moved|gone/.test(error.fault))) throw error;
}
