import type { Wording } from '#catalogue/works/work-view.ts';
import { Words } from './words.tsx';

interface WorkTitleProps {
  readonly title: Wording | undefined;
  /** What stands in for an empty title. */
  readonly untitled: string;
}

/** A work's title, marked when it is in another language than the page. */
export function WorkTitle({ title, untitled }: WorkTitleProps) {
  return title ? <Words wording={title} /> : <span>{untitled}</span>;
}
