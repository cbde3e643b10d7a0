import type { Page } from '@playwright/test';

/** Collects what the policy of a page, or of a frame in it, has blocked from now on. */
export async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = Reflect.get(window, 'tellViolation');
      tell(
        `${location.href}: ${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample}`,
      );
    });
  });
  return violations;
}
