import type { ViteDevServer } from 'vite';
import { PAGE_OPENED, type PageOpened } from '#catalogue/site/content-changed.ts';

/** Tells pages of one kind of change. */
export interface OpenPages {
  /** Tells those that are open, and those that are on their way, of a change. */
  tell(): void;
  /** Tells those alone that are on their way: the others hear of the change by other means. */
  tellLate(): void;
  /** The path of the one that was opened last. */
  lastOpened(): string | undefined;
}

/**
 * Makes what tells pages of a change by an event of `content-changed.ts`. A page that was asked for before the change and
 * listens only after it hears of it as soon as it does.
 */
export function openPages({ ws }: ViteDevServer, event: string): OpenPages {
  let changedAt = 0;
  let lastOpened: string | undefined;
  ws.on(PAGE_OPENED, ({ begun, path }: PageOpened, client) => {
    lastOpened = path;
    if (begun <= changedAt) client.send(event, {});
  });
  const tellLate = () => {
    changedAt = Date.now();
  };
  return {
    tellLate,
    lastOpened: () => lastOpened,
    tell() {
      tellLate();
      ws.send(event, {});
    },
  };
}
