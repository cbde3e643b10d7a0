import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { normalizePath, type ViteDevServer } from 'vite';
import { CONTENT_CHANGED } from '#catalogue/site/content-changed.ts';
import { siteLanguages } from '#catalogue/words/language.ts';
import type { ContentMemory } from '#pipeline/content/load-content.ts';
import { formatReport } from '#pipeline/content/report.ts';
import { SHIPPED_WORDS_DIR } from '#pipeline/content/shipped-words.ts';
import { isInside } from '#pipeline/is-inside.ts';
import { decodeAhead } from '#pipeline/photos/decode/decode-photo.ts';
import { makeAgain } from '#pipeline/photos/encode/make-picture.ts';
import { CACHE_DIR, type Settings } from '#pipeline/settings.ts';
import { generate } from '#pipeline/site/generate.ts';
import { openPages } from './open-pages.ts';

/** Saving one file often touches several; what comes within this time is one change. */
const SETTLE_MS = 10;

/** Set in the environment of a server for which the command has generated everything. */
export const JUST_GENERATED = 'JUST_GENERATED';

/** Keeps the site up to date with the artist's folder. */
export interface ContentFollower {
  /** Lets a task write into the folder without anyone looking before it is done. */
  undisturbed<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Brings the site up to date at once. */
  follow(): Promise<void>;
}

/** Watches the artist's folder, and the words of the application: what is changed is checked and shown at once. */
export function followContent(server: ViteDevServer, settings: Settings): ContentFollower {
  const pages = openPages(server, CONTENT_CHANGED);
  const memory: ContentMemory = {};
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isWritten = false;
  let hasMissed = false;
  let isFaulty = false;
  const languages = siteLanguages().join();

  function follow(): Promise<void> {
    forgetSoon();
    running = running.then(regenerate);
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
    else timer = setTimeout(follow, SETTLE_MS);
  }

  /** With errors, the pages stay as they were, and the list of errors is shown over them. */
  async function regenerate(): Promise<void> {
    const changedIn = (folder: string) => [...changed].filter((path) => isInside(path, folder));
    const [photo, ...morePhotos] = changedIn(imagesDir);
    // Several are decoded by a process of their own.
    if (photo && morePhotos.length === 0) void decodeAhead(photo);
    // The artist's words are held against them.
    if (changedIn(SHIPPED_WORDS_DIR).length > 0) delete memory.findings;
    changed.clear();
    try {
      const generated = await generate(settings, {
        cacheDir: CACHE_DIR,
        quality: 'working',
        makePictures: false,
        memory,
        onMeasured: (path, name) => makeAgain(CACHE_DIR, path, name),
      });
      if (generated.status === 'written') {
        // Scripts that are made already know the former ones (vite.config.ts).
        if (siteLanguages().join() !== languages) return await server.restart();
        await Promise.all(generated.changedWords.map(reloadWords));
        // Only a reload takes the list of errors away.
        if (isFaulty) {
          server.ws.send({ type: 'full-reload' });
          pages.tellLate();
        } else if (generated.isChanged) pages.tell();
        isFaulty = false;
        return;
      }
      showError(formatReport(generated, { isColoured: true }));
    } catch (error) {
      showError(String(error));
    }
  }

  /** At once: what watches files would tell a tenth of a second later, and is not asked (is-unwatched.ts). */
  async function reloadWords(file: string): Promise<void> {
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

  // Vite begins anew, in the same process, when what generates is changed.
  if (process.env[JUST_GENERATED]) delete process.env[JUST_GENERATED];
  else follow();
  const imagesDir = join(settings.contentDir, 'images');
  const folders = [settings.contentDir, SHIPPED_WORDS_DIR];
  server.watcher.add(settings.contentDir);
  server.watcher.on('all', (_event, path) => {
    if (!folders.some((folder) => isInside(path, folder))) return;
    changed.add(path);
    followSoon();
  });

  return {
    follow,
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
