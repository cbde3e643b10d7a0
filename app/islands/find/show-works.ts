import { showQuietly } from '#app/islands/slideshow/start-quiet.ts';

/**
 * @param file URL of the works of the category, or of all works
 * @param press missing if the URL starts the slideshow
 */
export async function showWorks(file: string, press?: Event): Promise<void> {
  const findWorks = () => import('./works-on-show.ts').then(({ worksOnShow }) => worksOnShow(file));
  await showQuietly(findWorks, press !== undefined);
}
