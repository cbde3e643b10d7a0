import { useTranslation } from 'react-i18next';
import { rowBits } from '#app/pictures/balanced-rows.ts';
import { PictureRows, PictureRowsItem } from '#app/pictures/picture-rows.tsx';
import { ArtworkThumbnail } from '#app/ui/artwork-thumbnail.tsx';
import type { WorkCard } from '#catalogue/works/work-view.ts';
import {
  FIRST_SCREEN,
  FIRST_SCREEN_END,
  ROW_HEIGHTS,
  thumbnailPlaces,
} from './thumbnail-places.ts';

interface CategoryWorksProps {
  readonly works: readonly WorkCard[];
  /** The position of the first of them in its category, counted from 0. */
  readonly first: number;
}

/** The works of one page of a category, in rows. */
export function CategoryWorks({ works, first }: CategoryWorksProps) {
  const { t } = useTranslation();
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
          <ArtworkThumbnail
            work={work}
            untitled={t('untitled')}
            sizes={places[index]?.sizes ?? ''}
            loading={places[index]?.loading ?? 'lazy'}
            opens={first + index}
          />
        </PictureRowsItem>
      ))}
    </PictureRows>
  );
}
