import type { Page } from '@playwright/test';
import { expect } from './visit.ts';

const PLAYERS = /^https:\/\/(www\.youtube-nocookie\.com\/embed|vk\.com\/video_ext\.php)/;

/** Two on one page need names of their own. */
function standInFor(address: string): string {
  const main = `<main aria-label="Player of ${encodeURI(address)}"><h1>Player</h1></main>`;
  return `<!doctype html><html lang="en"><title>Player</title>${main}</html>`;
}

/**
 * Plays every video of a page. A document of ours answers for the players, so that no visit depends on the network.
 *
 * The links are followed by a script: for half a second after a real click the browser excuses every layout shift.
 *
 * @returns the addresses of the players.
 */
export async function playVideos(page: Page): Promise<string[]> {
  const videos = await page.getByRole('main').locator('iframe').all();
  if (videos.length === 0) return [];
  await page.route(PLAYERS, (route) =>
    route.fulfill({ contentType: 'text/html', body: standInFor(route.request().url()) }),
  );
  const addresses: string[] = [];
  for (const video of videos) {
    const play = video.contentFrame().getByRole('link');
    // The click comes a moment later: it ends the document that the answer has to come from.
    const address = await play.evaluate((link: HTMLAnchorElement) => {
      setTimeout(() => link.click());
      return link.href;
    });
    addresses.push(address);
    await expect(video.contentFrame().getByRole('heading', { name: 'Player' })).toBeVisible();
  }
  // As long as any request is looked at, the browser keeps nothing in its cache.
  await page.unroute(PLAYERS);
  return addresses;
}
