import type { ViteDevServer } from 'vite';
import { PAGE_OPENED, type PageOpened } from '#catalogue/add/content-changed.ts';

export interface OpenPages {
  /** Also reaches pages that are still loading. */
  tell(): void;
  /** Reaches only pages that are still loading. */
  tellLate(): void;
  /** A path. */
  lastOpened(): string | undefined;
}

/** @param event of `content-changed.ts` */
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
