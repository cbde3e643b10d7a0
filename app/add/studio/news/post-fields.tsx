import { useTranslation } from 'react-i18next';
import type { TextPath } from '#app/add/studio/edited-texts.ts';
import { valueIn } from '#app/add/studio/edited-texts.ts';
import { firstLanguage, type Language } from '#catalogue/texts/language.ts';
import styles from '../fields/fields.module.css';
import { InLanguages } from '../fields/in-languages.tsx';
import { LinesAt } from '../fields/lines-at.tsx';
import { PhotoAt } from '../fields/photo-at.tsx';
import { PhotosAt } from '../fields/photos-at.tsx';
import { TextAt } from '../fields/text-at.tsx';
import { TranslatedText } from '../fields/translated-text.tsx';
import { useStudioForm } from '../studio-form-context.ts';
import { WorksOfPost } from './works-of-post.tsx';

function wordsAt(language: Language, field: string, isContent = false): TextPath {
  if (language !== firstLanguage()) return ['post', 'translations', language, field];
  return isContent ? ['post', 'content', field] : ['post', field];
}

/** Spec §3: a news post. */
export function PostFields() {
  const { t } = useTranslation();
  const { texts } = useStudioForm();
  const photo = `news-${valueIn(texts, ['post', 'id'])}.jpg`;
  return (
    <>
      {(['title', 'shortDesc'] as const).map((field) => (
        <InLanguages key={field} label={t(`add.studio.post.${field}`)}>
          {(language, label) => (
            <TextAt
              at={wordsAt(language, field)}
              label={label}
              lang={language}
              isRequired={language === firstLanguage()}
              {...(field === 'shortDesc' && { rows: 2 })}
            />
          )}
        </InLanguages>
      ))}
      <TextAt
        at={['post', 'date']}
        label={t('add.studio.post.date')}
        lang={firstLanguage()}
        placeholder={t('add.studio.post.dateHint')}
        isRequired
      />
      <PhotoAt
        at={['post', 'image']}
        kind="news"
        label={t('add.studio.post.image')}
        wanted={photo}
      />
      <InLanguages label={t('add.studio.post.alt')}>
        {(language, label) => (
          <TextAt at={wordsAt(language, 'alt')} label={label} lang={language} />
        )}
      </InLanguages>
      <InLanguages label={t('add.studio.post.text')}>
        {(language, label) => (
          <LinesAt
            at={wordsAt(language, 'text', true)}
            label={label}
            lang={language}
            rows={12}
            between="paragraphs"
            isRequired={language === firstLanguage()}
          />
        )}
      </InLanguages>
      <PhotosAt
        at={['post', 'content', 'images']}
        altsAt={(language) => wordsAt(language, 'imagesAlt', true)}
        kind="news"
        label={t('add.studio.post.images')}
        altLabel={t('add.studio.post.alt')}
        wanted={photo}
      />
      <LinesAt
        at={['post', 'content', 'vk_videos']}
        label={t('add.field.vkVideos')}
        rows={2}
        between="lines"
      />
      <fieldset className={styles.group}>
        <legend>{t('add.studio.post.exhibition')}</legend>
        <div className={styles.pair}>
          {(['from', 'to'] as const).map((field) => (
            <TextAt
              key={field}
              at={['post', 'exhibition', field]}
              type="date"
              label={t(`add.studio.post.${field}`)}
            />
          ))}
        </div>
        <TranslatedText at={['post', 'exhibition', 'place']} label={t('add.studio.post.place')} />
      </fieldset>
      <WorksOfPost />
    </>
  );
}
