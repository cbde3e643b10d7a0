import { useTranslation } from 'react-i18next';
import styles from '#app/editor/editor.module.css';
import type { Saving } from '#app/editor/saving.tsx';
import type { Folder } from '#app/editor/target/save-target.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { postsIn } from '#catalogue/change/folder-json.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { TileList } from './tile-list.tsx';
import { ViewLink } from './view-link.tsx';

interface NewsListProps extends Saving {
  readonly folder: Folder;
}

export function NewsList({ folder, ...saving }: NewsListProps) {
  const { t } = useTranslation();
  const page = paths(useLanguage()).news;
  const posts = postsIn(folder.files);
  return (
    <>
      <ViewLink view={{ show: 'post' }} className={styles.button}>
        {t('add.studio.post.begin')}
      </ViewLink>
      <TileList
        {...saving}
        tiles={posts.map(({ id, title, image, date: facts }) => {
          const photo = folder.photos[`images/news/${image}`];
          return { id, view: { show: 'post', id }, photo, title, facts, page };
        })}
        order={{
          hint: t('add.studio.post.orderHint'),
          changeOf: (value) => [{ kind: 'posts-order', base: posts.map(({ id }) => id), value }],
          page,
        }}
      />
    </>
  );
}
