import type { ReactNode } from 'react';
import { rowBits } from '#app/pictures/balanced-rows.ts';
import { PictureRows, PictureRowsItem } from '#app/pictures/picture-rows.tsx';
import type { WorkCard } from '#catalogue/works/work-view.ts';
import {
  FIRST_SCREEN,
  FIRST_SCREEN_END,
  placedWork,
  ROW_HEIGHTS,
  type ThumbnailPlace,
  thumbnailPlaces,
} from './thumbnail-places.ts';

interface WorkRowsProps {
  readonly works: readonly WorkCard[];
  /** `index` counts from 0. */
  readonly children: (work: WorkCard, place: ThumbnailPlace, index: number) => ReactNode;
}

export function WorkRows({ works, children }: WorkRowsProps) {
  const placed = works.map(placedWork);
  const rows = rowBits(placed, ROW_HEIGHTS);
  const places = thumbnailPlaces(placed);
  return (
    <PictureRows lines="balanced">
      {works.map((work, index) => (
        <PictureRowsItem
          key={work.id}
          id={index === FIRST_SCREEN - 1 ? FIRST_SCREEN_END : undefined}
          photo={work.photo}
          rows={rows[index]}
        >
          {children(work, places[index] ?? { sizes: '', loading: 'lazy' }, index)}
        </PictureRowsItem>
      ))}
    </PictureRows>
  );
}
