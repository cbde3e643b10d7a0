import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/page-address.ts';
import { Word } from '#app/i18n/word.tsx';
import { LightboxData } from '#app/lightbox/lightbox-data.tsx';
import { Picture } from '#app/pictures/picture.tsx';
import { ratioDigits } from '#app/pictures/ratio-digits.ts';
import { FullSizeLink } from '#app/ui/full-size-link.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PhotoList } from '#app/ui/photo-list.tsx';
import { useVideoLabels } from '#app/ui/use-video-labels.ts';
import { VideoList } from '#app/ui/video-list.tsx';
import { WorkTitle } from '#app/ui/words.tsx';
import { PHOTO_QUERY, paths } from '#catalogue/site/paths.ts';
import { TOLD_TEXTS, toldTexts } from '#catalogue/works/work-texts.ts';
import type { WorkCard, WorkPage } from '#catalogue/works/work-view.ts';
import styles from './artwork-details.module.css';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { formatOf } from './format.ts';
import { mainPictureOf } from './main-picture.ts';
import { Neighbours } from './neighbours.tsx';
import { Story } from './story.tsx';

interface ArtworkDetailsProps {
  readonly work: WorkPage;
  /** The page of its category on which it stands. */
  readonly page?: number;
  readonly previous?: WorkCard;
  readonly next?: WorkCard;
}

/**
 * Spec §2, artwork detail page: words on the left, the main image on the right; above them on a phone, and where it is a
 * panorama.
 */
export function ArtworkDetails({ work, page = 1, previous, next }: ArtworkDetailsProps) {
  const { t } = useTranslation();
  const title = work.title?.text ?? t('untitled');
  const videoLabels = useVideoLabels(title);
  const language = useLanguage();
  const labelOf = (number: number) => t('photoNumber', { title, number });
  const items = [
    {
      title: work.title ?? { text: title, language },
      photo: work.photo,
      facts: toldTexts(work),
    },
    ...work.detailPhotos.map((photo, index) => ({
      title: { text: labelOf(index + 1), language: work.title?.language ?? language },
      photo,
      facts: [],
    })),
  ];
  return (
    <div className={styles.root} data-format={formatOf(work.photo)}>
      <Breadcrumbs category={work.category} page={page} title={work.title} />
      <article className={styles.work} data-ratio={ratioDigits(work.photo)}>
        <div className={styles.picture}>
          <FullSizeLink photo={work.photo} index={0}>
            <Picture {...mainPictureOf(work)} alt={title} loading="eager" isFirst />
          </FullSizeLink>
        </div>
        <div className={styles.words}>
          <h1 className={styles.title}>
            <WorkTitle title={work.title} untitled={t('untitled')} />
          </h1>
          <hr className={styles.divider} />
          <div className={styles.facts}>
            {TOLD_TEXTS.map((text) => work[text] && <p key={text}>{work[text]}</p>)}
          </div>
          <div className={styles.story}>
            <Story paragraphs={work.paragraphs} />
          </div>
          <div className={styles.offer}>
            <p>
              <Word of="priceOnRequest" />
            </p>
            <PageLink className={styles.buy} to={paths(language).contactAbout(work.id)}>
              <Word of="buy" />
            </PageLink>
          </div>
        </div>
        <div className={styles.photos}>
          <PhotoList photos={work.detailPhotos} labelOf={labelOf} firstIndex={1} />
        </div>
      </article>
      <div className={styles.videos}>
        <VideoList videos={work.videos} poster={work.photo} labels={videoLabels} />
      </div>
      <Neighbours previous={previous} next={next} />
      <LightboxData of="photos" query={PHOTO_QUERY} items={items} />
    </div>
  );
}
