import type { Site } from '#catalogue/site.ts';
import type { Work } from '#catalogue/works/work.ts';

/** An unlisted work has none. */
export function neighboursOf(site: Site, work: Work) {
  const works = site.works(work.category);
  const index = works.indexOf(work);
  if (index === -1) return {};
  const [previous, next] = [works[index - 1], works[index + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}
