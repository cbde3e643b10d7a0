import type { Page, Route } from '@playwright/test';
import { LONGEST_WAIT_MS } from '#app/lib/within-time.ts';

/** What a host may say instead of the file that it is asked for. */
export const BROKEN_ANSWERS = {
  'not found': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'a page': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
  'an error': (route: Route) => route.fulfill({ status: 500, body: 'Error' }),
  'half of it': async (route: Route) => {
    const answer = await route.fetch();
    const body = await answer.body();
    return route.fulfill({ response: answer, body: body.subarray(0, body.length / 2) });
  },
  nothing: () => {},
} as const;

/**
 * Lets the host answer so for some files, until the page is left for another document.
 *
 * @returns how many documents were asked for since.
 */
export async function breakUntilNextDocument(
  page: Page,
  files: string | RegExp,
  answer: (route: Route) => unknown,
): Promise<() => number> {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.route(files, (route) => (documents > 0 ? route.continue() : answer(route)));
  return () => documents;
}

/** Lets the time pass that a page has patience for; its clock must have been installed. */
export async function loseItsPatience(page: Page): Promise<void> {
  await page.clock.runFor(LONGEST_WAIT_MS);
}

/** What browsers and pages say about broken answers; an error that nobody has caught is none of that. */
export function forgiveComplaints(faults: string[]): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => fault.startsWith('uncaught')));
}
