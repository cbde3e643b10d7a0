import { FIND_ID } from './find-source.ts';

/**
 * Lets the page of all works choose among them in place. What that needs is fetched with the first touch, or when the
 * address chooses something; until it is there, and when it never comes, every value leads to its own page.
 *
 * Synchronizes with the page, and the host.
 */
export function startFind(): void {
  const place = document.getElementById(FIND_ID);
  const { dataset } = document.documentElement;
  const load = () =>
    import('./choose-works.ts')
      .then(({ chooseWorks }) => chooseWorks(place))
      // What the page has itself is shown.
      .catch(() => delete dataset.choosing);
  for (const type of ['pointerdown', 'focusin'])
    place?.addEventListener(type, load, { once: true });
  if ('choosing' in dataset) load();
}
