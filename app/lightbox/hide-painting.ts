import { changeWithTransition } from '../hooks/change-with-transition.ts';

/** The name under which a painting shrinks into its thumbnail; the stylesheet of the lightbox has it too. */
const PAINTING = 'painting';

/**
 * Takes the lightbox away; the painting shrinks into its thumbnail, which comes into sight and gets the focus.
 *
 * @param opener the link around the thumbnail
 * @param update removes the lightbox from the page
 * @returns ends that at once: two paintings under one name would be none
 */
export function hidePainting(opener: HTMLElement | undefined, update: () => void): () => void {
  const picture = opener?.querySelector('img');
  const forgetName = () => {
    if (picture) picture.style.viewTransitionName = '';
  };
  const stop = changeWithTransition({
    update,
    onUpdated: () => {
      opener?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      opener?.focus({ preventScroll: true });
      if (picture) picture.style.viewTransitionName = PAINTING;
    },
    onEnd: forgetName,
  });
  return () => {
    stop();
    forgetName();
  };
}
