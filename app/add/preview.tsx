import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WorkDraft } from '#app/add/drafts/work-draft.ts';
import type { GeneratedWork } from '#app/add/export/generated-work.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { ArtworkCard } from '#app/pages/gallery/artwork-card.tsx';
import { rowBits } from '#app/pictures/balanced-rows.ts';
import { PictureRows, PictureRowsItem } from '#app/pictures/picture-rows.tsx';
import type { Photo } from '#catalogue/photos/photo.ts';
import { vocabularyOf } from '#catalogue/texts/vocabulary.ts';
import { makeWork } from '#catalogue/works/work.ts';
import { parseSize } from '#catalogue/works/work-size.ts';
import type { PreparedPhoto } from './photo/straighten-photo.ts';
import { useObjectUrl } from './photo/use-object-url.ts';
import styles from './preview.module.css';
import type { KnownWorks } from './use-add-works.ts';

interface PreviewProps {
  readonly work: GeneratedWork;
  readonly taken: PreparedPhoto | undefined;
  readonly onSite: Photo | undefined;
  readonly known: KnownWorks;
  readonly taught: WorkDraft['vocabulary'];
}

const SQUARE = { width: 1, height: 1 };

export function Preview({ work, taken, onSite, known, taught }: PreviewProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const photoUrl = useObjectUrl(taken?.blob);
  // A vocabulary is expensive, and most keystrokes do not change it.
  const vocabulary = useMemo(() => {
    const words = known.status === 'known' ? known.vocabularies[language] : {};
    return vocabularyOf(language, { ...words, ...taught[language] });
  }, [known, taught, language]);
  const isOnSite = !taken && onSite !== undefined;
  const { width, height } = taken ?? parseSize(work.entry.details.desc ?? '') ?? SQUARE;
  const photo = isOnSite ? onSite : { name: '', width, height, colour: '', widths: [] };
  const stored = { ...work, photo, detailPhotos: [] };
  const card = makeWork(stored, vocabulary, t('untitled'));
  return (
    <section className={styles.root} aria-labelledby="add-preview">
      <h2 id="add-preview">{t('add.preview.heading')}</h2>
      {/* Its links lead to a page that does not exist yet. */}
      <div className={styles.card} inert>
        <PictureRows lines="balanced">
          <PictureRowsItem photo={photo} rows={rowBits([photo], 'one')[0]}>
            <ArtworkCard
              card={card}
              sizes="20rem"
              picture={
                isOnSite ? undefined : <NewPicture url={photoUrl} width={width} height={height} />
              }
            />
          </PictureRowsItem>
        </PictureRows>
      </div>
    </section>
  );
}

interface NewPictureProps {
  readonly url: string | undefined;
  readonly width: number;
  readonly height: number;
}

function NewPicture({ url, width, height }: NewPictureProps) {
  return url ? (
    <img src={url} width={width} height={height} alt="" />
  ) : (
    <div className={styles.blank} />
  );
}
