import type { Page } from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Element | null; readonly currentRect: DOMRect }[];
}

export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Reflect.set(window, 'layoutShifts', found);
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, currentRect: { x, y, width, height } }) => {
          const name = node?.outerHTML?.slice(0, 100) ?? 'text';
          return `${name} to ${x},${y} ${width}x${height}`;
        });
        found.push(`layout shift of ${value.toFixed(4)}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Observers are called in a separate task, one frame after the paint.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    return (Reflect.get(window, 'layoutShifts') as string[]).splice(0);
  });
}
