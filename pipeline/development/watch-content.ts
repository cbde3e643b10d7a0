import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { normalizePath, type ViteDevServer } from 'vite';
import { CONTENT_CHANGED, PAGE_OPENED, type PageOpened } from '#catalogue/add/content-changed.ts';
import { siteLanguages } from '#catalogue/texts/language.ts';
import { memoize } from '#catalogue/texts/memoize.ts';
import type { Catalogue } from '#catalogue/works/catalogue.ts';
import { checkContent } from '#pipeline/folder/check-content.ts';
import { formatReport } from '#pipeline/folder/report.ts';
import { REPLACED_FOLDER } from '#pipeline/saving/store-change.ts';
import { SAVING_FOLDER } from '#pipeline/saving/write-files.ts';
import { CACHE_DIR, isInside, type Settings, WORK_DIRS } from '#pipeline/settings.ts';
import type { ValidContent } from '#pipeline/site/assemble-catalogue.ts';
import { temporaryFolders } from '#pipeline/site/output-folder.ts';
import { type Prepared, prepare } from '#pipeline/site/prepare.ts';

// Editors change several files when they save one; changes within this time are handled together.
const SETTLE_MS = 15;

export interface DevSite {
  readonly settings: Settings;
  readonly workDir: string;
  validContent: ValidContent;
  catalogue: Catalogue;
}

export type PageNotifier = ReturnType<typeof pageNotifier>;

export function pageNotifier({ ws }: ViteDevServer) {
  let changedAt = 0;
  ws.on(PAGE_OPENED, ({ renderStartedAt }: PageOpened, client) => {
    // Rendered before the last change, which it may not contain.
    if (renderStartedAt <= changedAt) client.send(CONTENT_CHANGED, {});
  });
  function markChanged(): void {
    changedAt = Date.now();
  }
  function notify(event: string): void {
    markChanged();
    ws.send(event, {});
  }
  return { notify, markChanged };
}

export type ContentWatcher = ReturnType<typeof watchContent>;

export function watchContent(server: ViteDevServer, pages: PageNotifier, devSite: DevSite) {
  const { settings, workDir } = devSite;
  const languages = siteLanguages().join();
  let queue: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let hasErrors = false;

  /** Runs one task after the other, so the folder is not read while it is written. */
  function runExclusively<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = queue.then(task);
    queue = Promise.allSettled([result]);
    return result;
  }

  const updatePages = () => runExclusively(showFolder);

  /** If the folder has errors, pages keep their content, below Vite's overlay with the errors. */
  async function showFolder(): Promise<void> {
    const photos = { cacheDir: CACHE_DIR, quality: 'working' } as const;
    try {
      const checked = await checkContent(settings.contentDir, photos);
      if (checked.status === 'faulty') return showError(formatReport(checked));
      devSite.validContent = checked;
      if (hasErrors) server.config.logger.info(formatReport(checked));
      await show(await prepare(checked, settings, workDir));
    } catch (error) {
      showError(String(error));
    }
  }

  async function show({ catalogue, changedFiles }: Prepared): Promise<void> {
    const isSame = JSON.stringify(catalogue) === JSON.stringify(devSite.catalogue);
    // The renderer caches by this object, so an equal catalogue must not replace it.
    if (!isSame) devSite.catalogue = catalogue;
    // vite.config.ts inserts the languages into scripts, so other languages need a restart.
    if (siteLanguages().join() !== languages) return server.restart();
    for (const file of changedFiles) await reloadModules(file);
    // Only Vite's own message for a reload removes its overlay.
    if (hasErrors) {
      server.ws.send({ type: 'full-reload' });
      pages.markChanged();
    } else if (!isSame || changedFiles.length > 0) pages.notify(CONTENT_CHANGED);
    hasErrors = false;
  }

  async function reloadModules(file: string): Promise<void> {
    for (const environment of Object.values(server.environments)) {
      const modules = environment.moduleGraph.getModulesByFile(normalizePath(file)) ?? [];
      for (const module of modules) await environment.reloadModule(module);
    }
  }

  function showError(text: string): void {
    hasErrors = true;
    server.config.logger.error(text);
    const message = stripVTControlCharacters(text);
    server.ws.send({ type: 'error', err: { message, stack: '' } });
  }

  const isUnwatched = unwatchedFilter(settings);
  server.watcher.add(settings.contentDir);
  server.watcher.on('all', (_event, path) => {
    if (!isInside(path, settings.contentDir) || isUnwatched(path)) return;
    clearTimeout(timer);
    timer = setTimeout(updatePages, SETTLE_MS);
  });
  // The folder may have changed between the first reading and the start of the watcher.
  server.httpServer?.once('listening', updatePages);
  const photosByFile = () => devSite.validContent.photosByFile;
  return { photosByFile, updatePages, runExclusively };
}

const FOLDERS_OUTSIDE_SITE = ['bench', 'deploy', 'docs', 'test', 'tools'];

/** Vite need not watch most of the project: some systems allow only 8,000 files. `prepare` reports generated ones. */
export function unwatchedFilter({ contentDir, outDir }: Settings): (path: string) => boolean {
  const inContent = [SAVING_FOLDER, REPLACED_FOLDER].map((folder) => join(contentDir, folder));
  const outsideSite = FOLDERS_OUTSIDE_SITE.map((folder) => resolve(folder)).filter(
    (folder) => !isInside(contentDir, folder),
  );
  const generated = [CACHE_DIR, WORK_DIRS, outDir, ...temporaryFolders(outDir)];
  const unwatched = [...outsideSite, ...generated, ...inContent];
  return memoize((path) => unwatched.some((folder) => isInside(path, folder)));
}
