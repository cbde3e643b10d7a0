import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const AXE_SOURCE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** Frames without an origin (video posters) answer only if all origins are allowed. */
const INJECTED = `${AXE_SOURCE};axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;

interface Axe {
  run(within: string, options: object): ReturnType<AxeBuilder['analyze']>;
}

/** Reduced motion would show fonts that came late, so animations are finished instead. */
export function finishEntrances(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { timeline, effect } = animation;
      const isEntrance = effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
      if (timeline === document.timeline && isEntrance) animation.finish();
    }
  });
}

export async function accessibilityFindings(page: Page, within = 'html'): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(INJECTED);
  }
  await finishEntrances(page);
  return page.evaluate(
    async ([selector, runOnly]) => {
      const axe: Axe = Reflect.get(window, 'axe');
      const { violations } = await axe.run(selector, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html }) => `${id} (${help}): ${html}`),
      );
    },
    [within, TAGS] as const,
  );
}
