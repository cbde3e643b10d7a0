import type { ViteDevServer } from 'vite';
import { PAGE_OPENED, type PageOpened } from '#catalogue/add/content-changed.ts';

export interface OpenPages {
  /** Also reaches pages that are still loading. */
  tell(): void;
  /** Reaches only pages that are still loading. */
  tellLate(): void;
}

/** @param event of `content-changed.ts` */
export function openPages({ ws }: ViteDevServer, event: string): OpenPages {
  let changedAt = 0;
  ws.on(PAGE_OPENED, ({ begun }: PageOpened, client) => {
    if (begun <= changedAt) client.send(event, {});
  });
  const tellLate = () => {
    changedAt = Date.now();
  };
  return {
    tellLate,
    tell() {
      tellLate();
      ws.send(event, {});
    },
  };
}
