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
import type { SoundContent } from '#pipeline/site/assemble-catalogue.ts';
import { foldersBeside } from '#pipeline/site/output-folder.ts';
import { type Prepared, prepare } from '#pipeline/site/prepare.ts';

// Saving one file often touches several; changes within this time are one.
const SETTLE_MS = 15;

export interface ShownSite {
  readonly settings: Settings;
  readonly workDir: string;
  sound: SoundContent;
  catalogue: Catalogue;
}

export type OpenPages = ReturnType<typeof openPages>;

export function openPages({ ws }: ViteDevServer) {
  let changedAt = 0;
  ws.on(PAGE_OPENED, ({ begun }: PageOpened, client) => {
    if (begun <= changedAt) client.send(CONTENT_CHANGED, {});
  });
  /** Pages that are still loading connect later. */
  function reloadLoading(): void {
    changedAt = Date.now();
  }
  function report(event: string): void {
    reloadLoading();
    ws.send(event, {});
  }
  return { report, reloadLoading };
}

export type ContentFollower = ReturnType<typeof followContent>;

export function followContent(server: ViteDevServer, pages: OpenPages, shown: ShownSite) {
  const { settings, workDir } = shown;
  const languages = siteLanguages().join();
  let tasks: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  let isFaulty = false;

  /** While the task writes into the folder, the folder is not read. */
  function whilePaused<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = tasks.then(task);
    tasks = Promise.allSettled([result]);
    return result;
  }

  /** Resolves when pages show the folder as it is now. */
  const follow = () => whilePaused(showFolder);

  /** With errors the pages stay as they were, below the list of errors. */
  async function showFolder(): Promise<void> {
    const photos = { cacheDir: CACHE_DIR, quality: 'working' } as const;
    try {
      const checked = await checkContent(settings.contentDir, photos);
      if (checked.status === 'faulty') return showError(formatReport(checked));
      shown.sound = checked;
      await show(await prepare(checked, settings, workDir));
    } catch (error) {
      showError(String(error));
    }
  }

  async function show({ catalogue, changedFiles }: Prepared): Promise<void> {
    const isSame = JSON.stringify(catalogue) === JSON.stringify(shown.catalogue);
    if (!isSame) shown.catalogue = catalogue;
    // The scripts of browsers hold the languages (vite.config.ts).
    if (siteLanguages().join() !== languages) return server.restart();
    for (const file of changedFiles) await reloadModules(file);
    // Only a reload removes the list of errors.
    if (isFaulty) {
      server.ws.send({ type: 'full-reload' });
      pages.reloadLoading();
    } else if (!isSame || changedFiles.length > 0) pages.report(CONTENT_CHANGED);
    isFaulty = false;
  }

  async function reloadModules(file: string): Promise<void> {
    for (const environment of Object.values(server.environments)) {
      const modules = environment.moduleGraph.getModulesByFile(normalizePath(file)) ?? [];
      for (const module of modules) await environment.reloadModule(module);
    }
  }

  function showError(report: string): void {
    isFaulty = true;
    server.config.logger.error(report);
    const message = stripVTControlCharacters(report);
    server.ws.send({ type: 'error', err: { message, stack: '' } });
  }

  const isUnwatched = unwatchedPaths(settings);
  server.watcher.add(settings.contentDir);
  server.watcher.on('all', (_event, path) => {
    if (!isInside(path, settings.contentDir) || isUnwatched(path)) return;
    clearTimeout(timer);
    timer = setTimeout(follow, SETTLE_MS);
  });
  // The folder may have changed since it was read.
  server.httpServer?.once('listening', follow);
  return { photosByFile: () => shown.sound.photosByFile, follow, whilePaused };
}

const NOT_SHOWN = ['bench', 'deploy', 'docs', 'test', 'tools'];

/**
 * Nine of ten files are no part of the site. Each watched one costs memory and time at the start, and some systems
 * allow only 8,000. Generated files are reported without a watcher.
 */
export function unwatchedPaths({ contentDir, outDir }: Settings): (path: string) => boolean {
  const inContent = [SAVING_FOLDER, REPLACED_FOLDER].map((folder) => join(contentDir, folder));
  const notShown = NOT_SHOWN.map((folder) => resolve(folder)).filter(
    (folder) => !isInside(contentDir, folder),
  );
  const generated = [CACHE_DIR, WORK_DIRS, outDir, ...foldersBeside(outDir)];
  const unwatched = [...notShown, ...generated, ...inContent];
  return memoize((path) => unwatched.some((folder) => isInside(path, folder)));
}
