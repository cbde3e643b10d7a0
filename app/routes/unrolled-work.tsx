import { findWork } from '#app/data/works.server.ts';
import { UnrolledWork } from '#app/pages/wall/unrolled-work.tsx';
import { canBeUnrolled } from '#catalogue/works/unrolling.ts';
import type { FoundPage, PageRequest } from './route.ts';

/** Only of a long work. */
export function unrolledWorkPage({
  params,
  language,
}: PageRequest<'/gallery/:category/:id/unroll'>): FoundPage | undefined {
  const work = findWork(params.id, language);
  if (work?.category !== params.category || !canBeUnrolled(work.photo)) return undefined;
  return { content: <UnrolledWork work={work} /> };
}
