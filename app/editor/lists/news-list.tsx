import { useTranslation } from 'react-i18next';
import styles from '#app/editor/editor.module.css';
import type { Saving } from '#app/editor/saving.tsx';
import type { Folder } from '#app/editor/target/save-target.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { postsIn } from '#catalogue/change/folder-json.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { OrderedList } from './ordered-list.tsx';
import { Tile, ViewLink } from './tile.tsx';

interface NewsListProps extends Saving {
  readonly folder: Folder;
}

export function NewsList({ folder, ...saving }: NewsListProps) {
  const { t } = useTranslation();
  const page = paths(useLanguage()).news;
  const posts = postsIn(folder.files);
  const postOf = (id: number) => posts.find((post) => post.id === id);
  return (
    <>
      <ViewLink view={{ show: 'post' }} className={styles.button}>
        {t('add.studio.post.begin')}
      </ViewLink>
      <OrderedList
        {...saving}
        hint={t('add.studio.post.orderHint')}
        entries={posts}
        titleOf={(id) => postOf(id)?.title ?? ''}
        changeOf={(value) => [{ kind: 'posts-order', base: posts.map(({ id }) => id), value }]}
        page={page}
      >
        {(id) => (
          <Tile
            view={{ show: 'post', id }}
            photo={folder.photos[`images/news/${postOf(id)?.image}`]}
            title={postOf(id)?.title ?? ''}
            facts={postOf(id)?.date ?? ''}
          />
        )}
      </OrderedList>
    </>
  );
}
