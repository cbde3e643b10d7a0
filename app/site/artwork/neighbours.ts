import type { Site } from '#catalogue/site.ts';
import type { Work } from '#catalogue/works/work.ts';

/** Those of an unlisted work are missing. */
export function neighboursOf(site: Site, work: Work) {
  const works = site.works(work.category);
  const position = works.indexOf(work);
  if (position === -1) return {};
  const [previous, next] = [works[position - 1], works[position + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}
