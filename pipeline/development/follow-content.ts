import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { normalizePath, type ViteDevServer } from 'vite';
import { CONTENT_CHANGED } from '#catalogue/add/content-changed.ts';
import { languageOfPath } from '#catalogue/paths/paths.ts';
import { siteLanguages } from '#catalogue/texts/language.ts';
import { formatReport } from '#pipeline/folder/report.ts';
import { isInside } from '#pipeline/is-inside.ts';
import type { Manifest } from '#pipeline/photos/manifest.ts';
import { CACHE_DIR, type Settings } from '#pipeline/settings.ts';
import { generate } from '#pipeline/site/generate.ts';
import { openPages } from './open-pages.ts';
import { loadRenderer } from './pages-plugin.ts';
import { unwatchedPaths } from './unwatched-paths.ts';

// Saving one file often touches several and is reported more than once; changes within this time are one.
const SETTLE_MS = 15;

// Programs empty a file before they write it, or write it in parts. Only what is wrong for so long is an error.
const FAULTY_FOR_MS = 50;

export interface ContentFollower {
  /** While the task writes into the folder, changes are not followed. */
  undisturbed<Result>(task: () => Promise<Result>): Promise<Result>;
  follow(): Promise<void>;
  /** Waits for changes that are being followed. */
  manifest(): Promise<Manifest>;
}

export function followContent(server: ViteDevServer, settings: Settings): ContentFollower {
  const pages = openPages(server, CONTENT_CHANGED);
  const marks = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let manifest: Manifest = new Map();
  let running = new Promise<void>((resolve) => {
    // Before the first request, which reports an error.
    const load = () =>
      loadRenderer(server).then(
        () => resolve(),
        () => resolve(),
      );
    server.httpServer?.once('listening', load);
  });
  let isWritten = false;
  let hasMissed = false;
  let isFaulty = false;
  const languages = siteLanguages().join();

  function follow(isAgain?: boolean): Promise<void> {
    forgetSoon();
    running = running.then(() => regenerate(isAgain));
    return running;
  }

  function forgetSoon(): boolean {
    const wasSoon = timer !== undefined;
    clearTimeout(timer);
    timer = undefined;
    return wasSoon;
  }

  function followSoon(): void {
    forgetSoon();
    if (isWritten) hasMissed = true;
    else timer = setTimeout(() => follow(), SETTLE_MS);
  }

  /** With errors the pages stay as they were, below the list of errors. */
  async function regenerate(isAgain = false): Promise<void> {
    let report: string;
    try {
      const generated = await generate(settings, {
        cacheDir: CACHE_DIR,
        quality: 'working',
      });
      if (generated.status === 'written') {
        manifest = generated.manifest;
        // The bundled scripts know the former languages (vite.config.ts).
        if (siteLanguages().join() !== languages) return await server.restart();
        await Promise.all(generated.changedLabels.map(reloadTranslations));
        // Only a reload removes the list of errors.
        if (isFaulty) {
          server.ws.send({ type: 'full-reload' });
          pages.tellLate();
        } else if (generated.isChanged) {
          pages.tell();
          // The next request reports an error in the code.
          loadOpenPage().catch(() => {});
        }
        isFaulty = false;
        return;
      }
      report = formatReport(generated);
    } catch (error) {
      report = String(error);
    }
    if (isAgain) showError(report);
    else timer ??= setTimeout(() => follow(true), FAULTY_FOR_MS);
  }

  // Prepares the open page before the browser requests it again.
  async function loadOpenPage(): Promise<void> {
    const renderer = await loadRenderer(server);
    const path = pages.lastOpened();
    if (path === undefined) return;
    const site = renderer.readSite(languageOfPath(path));
    renderer.findPage(site, path)?.load();
  }

  // The watcher ignores these files (unwatched-paths.ts) and would report a tenth of a second later.
  async function reloadTranslations(file: string): Promise<void> {
    const path = normalizePath(resolve(file));
    for (const environment of Object.values(server.environments)) {
      const modules = environment.moduleGraph.getModulesByFile(path) ?? [];
      for (const module of modules) await environment.reloadModule(module);
    }
  }

  function showError(report: string): void {
    isFaulty = true;
    server.config.logger.error(report);
    server.ws.send({
      type: 'error',
      err: { message: stripVTControlCharacters(report), stack: '' },
    });
  }

  // The folder may have changed since the command read it.
  follow();
  const isUnwatched = unwatchedPaths(settings);
  server.watcher.add(settings.contentDir);
  // The raw event comes at once; the others wait until a file has been at rest.
  server.watcher.on('raw', (_event, name: string | null, details: { watchedPath?: string }) => {
    // Where both a file and its folder are watched, both report its name; elsewhere the path is whole or missing.
    const { watchedPath = '' } = details;
    notice(basename(watchedPath) === name ? watchedPath : resolve(watchedPath, name ?? ''));
  });
  // Files of a new folder are only reported by this event.
  server.watcher.on('all', (_event, path) => notice(path));

  function notice(path: string): void {
    if (!isInside(path, settings.contentDir) || isUnwatched(path)) return;
    const mark = markOf(path);
    if (marks.get(path) === mark) return;
    marks.set(path, mark);
    followSoon();
  }

  return {
    follow,
    manifest: () => running.then(() => manifest),
    async undisturbed(task) {
      isWritten = true;
      hasMissed = forgetSoon();
      try {
        await running;
        return await task();
      } finally {
        isWritten = false;
        if (hasMissed) followSoon();
      }
    },
  };
}

function markOf(path: string): string {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? `${stats.size} ${stats.mtimeMs} ${stats.ino}` : '';
}
