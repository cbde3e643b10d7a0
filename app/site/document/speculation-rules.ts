import { urlOf } from '#app/ui/i18n/base-path.ts';

/**
 * Where the browser can, a page is made ready while a pointer rests on its link: at once where `shell/prefetch.ts` has seen
 * that, else after a fifth of a second. Never what opens the lightbox or saves a choice.
 */
export function speculationRules(): string {
  return JSON.stringify({
    prerender: [
      { where: { selector_matches: '[data-meant]' }, eagerness: 'immediate' },
      {
        where: {
          and: [
            { href_matches: `${urlOf('')}*` },
            { not: { selector_matches: '[data-opens], [data-chooses-language], [target]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
}
