/**
 * @param file URL of the works of the category, or of all works
 * @param press missing if the URL starts the slideshow
 */
export async function showWorks(file: string, press?: Event): Promise<void> {
  const { openSlideshow } = await import('#app/islands/slideshow/slideshow-island.tsx');
  const findWorks = () => import('./works-on-show.ts').then(({ worksOnShow }) => worksOnShow(file));
  await openSlideshow(findWorks, press !== undefined);
}
