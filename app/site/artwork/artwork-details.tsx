import { useTranslation } from 'react-i18next';
import { captionOf, LightboxData, wallLinks } from '#app/islands/lightbox/lightbox-data.tsx';
import { canBeBought } from '#app/ui/availability.ts';
import { AvailabilityLine } from '#app/ui/availability-line.tsx';
import { FullSizeLink } from '#app/ui/full-size-link.tsx';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { useLabels } from '#app/ui/i18n/translations.ts';
import { Word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PhotoList } from '#app/ui/photo-list.tsx';
import { formatOf } from '#app/ui/pictures/format.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { ratioStyle } from '#app/ui/pictures/ratio-style.ts';
import { SelectionMark } from '#app/ui/selection-mark.tsx';
import { ShareButton } from '#app/ui/share-button.tsx';
import { VideoList } from '#app/ui/video-list.tsx';
import { Words } from '#app/ui/words.tsx';
import type { Post } from '#catalogue/news/post.ts';
import { PHOTO_QUERY, paths } from '#catalogue/paths/paths.ts';
import { canBeUnrolled } from '#catalogue/photos/photo.ts';
import type { LocalizedText } from '#catalogue/texts/localized-text.ts';
import { altOf, type Work } from '#catalogue/works/work.ts';
import styles from './artwork-details.module.css';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { mainPictureOf } from './main-picture.ts';
import { Neighbours } from './neighbours.tsx';
import { type RelatedWork, Relations } from './relations.tsx';
import { Story } from './story.tsx';

// Too long for the narrowest text column.
const LONG_WORD = /\p{L}{14}/u;

// Letters of a title in one line of full width.
const LINE_LENGTH = 45;

interface ArtworkDetailsProps {
  readonly work: Work;
  /** The page of the category that lists the work. */
  readonly page?: number;
  readonly previous?: Work;
  readonly next?: Work;
  readonly posts?: readonly Pick<Post, 'id' | 'title' | 'date'>[];
  readonly related?: readonly RelatedWork[];
}

/** Spec §2: text on the left, image on the right or above on phones. A panorama stands below its title. */
export function ArtworkDetails({
  work,
  page = 1,
  previous,
  next,
  posts = [],
  related = [],
}: ArtworkDetailsProps) {
  const { t } = useTranslation();
  const { availability } = useLabels();
  const title = work.title.text;
  const language = useLanguage();
  const isForSale = canBeBought(work.availability);
  const nameOf = (number: number): LocalizedText => ({
    text: t('photoNumber', { title, number }),
    language: work.title.language,
  });
  const labelOf = (number: number) => work.detailAlts[number - 1] ?? nameOf(number);
  const items = [
    {
      title: work.title,
      photo: work.photo,
      ...captionOf(work, availability),
      ...wallLinks(work, language),
    },
    ...work.detailPhotos.map((photo, index) => ({
      title: nameOf(index + 1),
      photo,
      alt: work.detailAlts[index],
      facts: [],
    })),
  ];
  const format = formatOf(work.photo);
  const heading = (
    <>
      <Breadcrumbs category={work.category} page={page} title={work.title} />
      <h1 className={styles.title} data-long-words={LONG_WORD.test(title) ? '' : undefined}>
        <Words of={work.title} />
      </h1>
      <hr className={styles.divider} />
    </>
  );
  return (
    <div className={styles.root} data-format={format}>
      <article className={styles.work} style={ratioStyle(work.photo)}>
        {format === 'panorama' && (
          <div className={styles.heading} data-long-title={title.length > LINE_LENGTH || undefined}>
            {heading}
          </div>
        )}
        <div className={styles.hanging}>
          <div className={styles.picture} data-painting>
            <FullSizeLink photo={work.photo} index={0}>
              <Picture {...mainPictureOf(work)} alt={altOf(work)} loading="eager" isFirst />
            </FullSizeLink>
          </div>
        </div>
        <div className={styles.column}>
          <div className={styles.words}>
            {format !== 'panorama' && heading}
            <div className={styles.facts}>
              {work.facts.map((fact) => (
                <p key={fact}>{fact}</p>
              ))}
            </div>
            {(work.size || canBeUnrolled(work.photo)) && (
              <div className={styles.ways}>
                {work.size && (
                  <PageLink to={paths(language).workWall(work)}>
                    <Word of="wall.work" />
                  </PageLink>
                )}
                {canBeUnrolled(work.photo) && (
                  <PageLink to={paths(language).unrolledWork(work)}>
                    <Word of="wall.unroll" />
                  </PageLink>
                )}
              </div>
            )}
            <div className={styles.story}>
              <Story paragraphs={work.paragraphs} />
            </div>
            {posts.length > 0 && (
              <div className={styles.shown}>
                <p>
                  <Word of="exhibition.shownAt" />
                </p>
                {posts.map((post) => (
                  <p key={post.id}>
                    <PageLink to={paths(language).newsPost(post.id)}>
                      <Words of={post.title} />
                    </PageLink>
                    {post.date && `, ${post.date}`}
                  </p>
                ))}
              </div>
            )}
            <div className={styles.offer}>
              {work.availability && (
                <p>
                  <AvailabilityLine availability={work.availability} labels={availability} />
                </p>
              )}
              {isForSale && (
                <p>
                  <Word of="priceOnRequest" />
                </p>
              )}
              <div className={styles.actions}>
                <PageLink className={styles.buy} to={paths(language).contactAbout(work.id)}>
                  <Word of={isForSale ? 'buy' : 'askForSimilar'} />
                </PageLink>
                <SelectionMark work={work.id} label={t('selection.mark', { title })} />
              </div>
              <ShareButton label={t('share.open')} codeLabel={t('share.code')} />
            </div>
          </div>
        </div>
        <div className={styles.photos}>
          <PhotoList
            photos={work.detailPhotos}
            labelOf={labelOf}
            firstIndex={1}
            painting={work.photo}
          />
        </div>
        <div className={styles.videos}>
          <VideoList videos={work.videos} poster={work.photo} title={title} />
        </div>
        <div className={styles.related}>
          <Relations works={related} />
        </div>
        <div className={styles.neighbours}>
          <Neighbours previous={previous} next={next} />
        </div>
      </article>
      <LightboxData query={PHOTO_QUERY} isSingle items={items} />
    </div>
  );
}
