import type { Plugin } from 'vite';

/** Marks a module as the copy that belongs to /add. */
const COPY = '?copy-for-add';

/**
 * Gives /add copies of what it shares with the pages. Sharing would break what visitors download into more files, and
 * keep functions in them that only the artist's page calls.
 */
export function ownCopiesForAdd(): Plugin {
  return {
    name: 'own-copies-for-add',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isForAdd =
        importer?.endsWith(COPY) ||
        /\/app\/(routes\/add\.tsx|features\/add\/)/.test(importer ?? '');
      if (!isForAdd) return;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && isCopied(resolved.id) ? { ...resolved, id: resolved.id + COPY } : resolved;
    },
  };
}

/** What has no state that all pages must share, as the words have. */
function isCopied(module: string): boolean {
  const folder =
    /\/(catalogue|app\/(hooks|lib|lightbox|ui)|app\/features\/(?!add\/)[^/]+)\/[^/]+\.tsx?$/;
  return folder.test(module) || /\/app\/i18n\/use-\w+-labels\.ts$/.test(module);
}
