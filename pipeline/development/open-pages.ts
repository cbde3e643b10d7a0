import type { ViteDevServer } from 'vite';
import { PAGE_OPENED, type PageOpened } from '#catalogue/add/content-changed.ts';

export type OpenPages = ReturnType<typeof openPages>;

/** @param event of `content-changed.ts` */
export function openPages({ ws }: ViteDevServer, event: string) {
  let changedAt = 0;
  ws.on(PAGE_OPENED, ({ begun }: PageOpened, client) => {
    if (begun <= changedAt) client.send(event, {});
  });
  /** Reaches only pages that are still loading. */
  function tellLate(): void {
    changedAt = Date.now();
  }
  function tell(): void {
    tellLate();
    ws.send(event, {});
  }
  return { tell, tellLate };
}
