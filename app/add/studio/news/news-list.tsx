import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedChange } from '#app/add/changes/saved-change.tsx';
import { photoPath } from '#app/add/photo/photo-file-name.ts';
import { urlOf } from '#app/i18n/base-path.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { Picture } from '#app/pictures/picture.tsx';
import type { EditedFolder } from '#catalogue/add/saving.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';
import { viewQuery } from '../studio-view.ts';
import { readUnsaved } from '../unsaved-texts.ts';
import styles from './news-list.module.css';
import { NewsOrder } from './news-order.tsx';
import { NEW_POST, postsIn } from './post-part.ts';

interface NewsListProps {
  readonly folder: EditedFolder;
  readonly onReordered: (change: SavedChange) => Promise<void>;
}

export function NewsList({ folder, onReordered }: NewsListProps) {
  const { t } = useTranslation();
  const [isReordering, setReordering] = useState(false);
  const page = urlOf(paths(useLanguage()).add);
  const addressOf = (post: string) => page + viewQuery({ edit: 'news', post });
  const noteOf = (post: string) =>
    readUnsaved(`post-${post}`) && (
      <span className={styles.note}>{t('add.studio.post.unsaved')}</span>
    );
  if (isReordering) {
    return (
      <NewsOrder
        folder={folder}
        onSaved={async (change) => {
          await onReordered(change);
          setReordering(false);
        }}
        onCancel={() => setReordering(false)}
      />
    );
  }
  return (
    <>
      <div className={styles.ways}>
        <a className={styles.way} href={addressOf(NEW_POST)}>
          {t('add.studio.post.begin')}
        </a>
        {noteOf(NEW_POST)}
        {postsIn(folder).length > 1 && (
          <button type="button" className={styles.way} onClick={() => setReordering(true)}>
            {t('add.works.reorder')}
          </button>
        )}
      </div>
      <ul className={styles.posts}>
        {postsIn(folder).map(({ id, title, date, image }) => {
          const photo = folder.photos[photoPath('news', image)];
          return (
            <li key={id}>
              <a className={styles.post} href={addressOf(String(id))}>
                {photo && <Picture photo={photo} alt="" sizes="8rem" className={styles.cover} />}
                <span className={styles.words} lang={firstLanguage()}>
                  <span>{title}</span>
                  <span className={styles.note}>{date}</span>
                  {noteOf(String(id))}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </>
  );
}
