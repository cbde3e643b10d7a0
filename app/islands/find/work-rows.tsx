import type { ReactNode } from 'react';
import {
  FIRST_SCREEN,
  FIRST_SCREEN_END,
  ROW_HEIGHTS,
  type ThumbnailPlace,
  thumbnailPlaces,
} from '#app/islands/find/thumbnail-places.ts';
import { rowStyles } from '#app/ui/pictures/balanced-rows.ts';
import { PictureRows, PictureRowsItem } from '#app/ui/pictures/picture-rows.tsx';
import type { Work } from '#catalogue/works/work.ts';

type PlacedWork = Pick<Work, 'id' | 'photo'>;

interface WorkRowsProps<Shown extends PlacedWork> {
  readonly works: readonly Shown[];
  /** `index` counts from 0. */
  readonly children: (work: Shown, place: ThumbnailPlace, index: number) => ReactNode;
}

export function WorkRows<Shown extends PlacedWork>({ works, children }: WorkRowsProps<Shown>) {
  const photos = works.map(({ photo }) => photo);
  const rows = rowStyles(photos, ROW_HEIGHTS);
  const places = thumbnailPlaces(photos);
  return (
    <PictureRows lines="balanced">
      {works.map((work, index) => (
        <PictureRowsItem
          key={work.id}
          id={index === FIRST_SCREEN - 1 ? FIRST_SCREEN_END : undefined}
          rowStyle={rows[index]}
        >
          {children(work, places[index] ?? { sizes: '', loading: 'lazy' }, index)}
        </PictureRowsItem>
      ))}
    </PictureRows>
  );
}
