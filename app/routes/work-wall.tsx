import { cardIn, findWork, neighboursOf } from '#app/data/works.server.ts';
import { WorkOnWall } from '#app/pages/wall/work-on-wall.tsx';
import type { CatalogueWork } from '#catalogue/catalogue.ts';
import type { SizedWork } from '#catalogue/works/work-view.ts';
import type { FoundPage, PageRequest } from './route.ts';

/** Only of a work whose size is known. */
export function workWallPage({
  params,
  language,
}: PageRequest<'/gallery/:category/:id/wall'>): FoundPage | undefined {
  const found = findWork(params.id);
  if (found?.entry.category !== params.category) return undefined;
  const sized = (work: CatalogueWork | undefined): SizedWork | undefined => {
    const card = work && cardIn(work, language);
    return card?.size && { ...card, size: card.size };
  };
  const work = sized(found);
  if (!work) return undefined;
  const { previous, next } = neighboursOf(found);
  return {
    content: <WorkOnWall work={work} previous={sized(previous)} next={sized(next)} />,
  };
}
