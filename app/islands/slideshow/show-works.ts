import { loadWorks } from '#app/islands/lightbox/load-works.ts';
import { idsInUrl, readSelection } from '#app/ui/selection.ts';
import { openSlideshow } from './slideshow-island.tsx';

/**
 * `file` is the URL of the works of the category, or of all works; without one, it shows the selection.
 * `isPressed` is false if the URL starts the slideshow.
 */
export async function showWorks(file: string, isPressed: boolean): Promise<void> {
  const findWorks = file
    ? () => import('#app/islands/find/works-on-show.ts').then((part) => part.worksOnShow(file))
    : () => loadWorks(idsInUrl() ?? readSelection().map(({ id }) => id));
  await openSlideshow(findWorks, isPressed);
}
