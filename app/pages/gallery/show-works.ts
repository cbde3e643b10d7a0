import { showQuietly } from '#app/quiet/start-quiet.ts';

/**
 * Shows the works of a page of the gallery quietly.
 *
 * @param file the address of the file with the works of the category, or with all to choose from
 * @param press on the button, if it is not the address that asks for it
 */
export async function showWorks(file: string, press?: Event): Promise<void> {
  const findWorks = () => import('./works-on-show.ts').then(({ worksOnShow }) => worksOnShow(file));
  await showQuietly(findWorks, press !== undefined);
}
