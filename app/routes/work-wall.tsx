import { findWork, neighboursOf } from '#app/data/works.server.ts';
import { WorkOnWall } from '#app/pages/wall/work-on-wall.tsx';
import type { SizedWork, Work } from '#catalogue/works/work.ts';
import type { FoundPage, PageRequest } from './route.ts';

/** Only of a work whose size is known. */
export function workWallPage({
  params,
  language,
}: PageRequest<'/gallery/:category/:id/wall'>): FoundPage | undefined {
  const found = findWork(params.id, language);
  if (found?.category !== params.category) return undefined;
  const sized = (work: Work | undefined): SizedWork | undefined =>
    work?.size && { ...work, size: work.size };
  const work = sized(found);
  if (!work) return undefined;
  const { previous, next } = neighboursOf(found, language);
  return {
    content: <WorkOnWall work={work} previous={sized(previous)} next={sized(next)} />,
  };
}
