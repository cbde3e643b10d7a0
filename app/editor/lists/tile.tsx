import type { ComponentProps } from 'react';
import styles from '#app/editor/editor.module.css';
import { showView, type View, viewQuery } from '#app/editor/use-view.ts';
import { urlOf } from '#app/i18n/base-path.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { Picture } from '#app/pictures/picture.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import type { Photo } from '#catalogue/photos/photo.ts';
import { firstLanguage } from '#catalogue/texts/language.ts';

export interface TileProps {
  readonly view: View;
  readonly photo: Photo | null | undefined;
  readonly title: string;
  readonly facts: string;
}

/** A link that opens a document. */
export function Tile({ view, photo, title, facts }: TileProps) {
  return (
    <ViewLink view={view} className={styles.tile}>
      {photo && <Picture photo={photo} alt="" sizes="9rem" className={styles.thumbnail} />}
      <span lang={firstLanguage()}>{title}</span>
      <span className={styles.hint}>{facts}</span>
    </ViewLink>
  );
}

interface ViewLinkProps extends ComponentProps<'a'> {
  readonly view: View;
}

export function ViewLink({ view, ...props }: ViewLinkProps) {
  const page = urlOf(paths(useLanguage()).add);
  return (
    <a
      {...props}
      href={page + viewQuery(view)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        showView(view);
      }}
    />
  );
}
