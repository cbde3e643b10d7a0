import { rowBits } from '#app/pictures/balanced-rows.ts';
import { PictureRows, PictureRowsItem } from '#app/pictures/picture-rows.tsx';
import type { WorkCard } from '#catalogue/works/work-view.ts';
import { type CardLabels, LabelledCard } from './labelled-card.tsx';
import {
  FIRST_SCREEN,
  FIRST_SCREEN_END,
  ROW_HEIGHTS,
  thumbnailPlaces,
} from './thumbnail-places.ts';

interface WorkCardsProps {
  readonly works: readonly WorkCard[];
  readonly labels: CardLabels;
}

/** Works as cards, in rows. */
export function WorkCards({ works, labels }: WorkCardsProps) {
  const photos = works.map(({ photo }) => photo);
  const places = thumbnailPlaces(photos);
  const rows = rowBits(photos, ROW_HEIGHTS);
  return (
    <PictureRows lines="balanced">
      {works.map((work, index) => (
        <PictureRowsItem
          key={work.id}
          id={index === FIRST_SCREEN - 1 ? FIRST_SCREEN_END : undefined}
          photo={work.photo}
          rows={rows[index]}
        >
          <LabelledCard
            card={work}
            labels={labels}
            sizes={places[index]?.sizes ?? ''}
            loading={index === 0 ? 'eager' : 'lazy'}
          />
        </PictureRowsItem>
      ))}
    </PictureRows>
  );
}
