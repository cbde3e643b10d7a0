import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type SavedChange, SavedChangeReport } from '#app/add/changes/saved-change.tsx';
import { useDropsKeptIn } from '#app/add/photo/use-drops-kept-in.ts';
import type { StudioPart } from '#app/add/studio/edited-texts.ts';
import { useLanguage } from '#app/i18n/page-address.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import type { EditedFolder } from '#catalogue/add/saving.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { AboutFields } from './about-fields.tsx';
import { Away } from './away.tsx';
import { ContactsFields } from './contacts-fields.tsx';
import { HeroesFields } from './heroes-fields.tsx';
import { DeletePost } from './news/delete-post.tsx';
import { NewsList } from './news/news-list.tsx';
import { PostFields } from './news/post-fields.tsx';
import { NEW_POST, postPart, postsIn } from './news/post-part.ts';
import styles from './studio.module.css';
import { StudioForm } from './studio-form.tsx';
import { aboutPart, contactsPart, heroesPart } from './studio-parts.ts';
import { replaceView, type StudioView, viewQuery } from './studio-view.ts';
import { useFolder } from './use-folder.ts';

interface Report {
  readonly number: number;
  readonly words: string;
  readonly saved: SavedChange;
  readonly page: string;
}

export default function Studio({ view }: { readonly view: StudioView }) {
  const { t } = useTranslation();
  const [known, refresh] = useFolder();
  const [report, setReport] = useState<Report>();
  useDropsKeptIn();
  if (known.status === 'loading') return <p role="status">{t('add.studio.loading')}</p>;
  if (known.status === 'refused') return <Away reason={known.reason} />;
  return (
    <>
      {report && <SavedReport key={report.number} {...report} />}
      <Part
        view={view}
        folder={known.folder}
        refresh={refresh}
        onSaved={(words, page, saved) =>
          setReport((before) => ({ number: (before?.number ?? 0) + 1, words, page, saved }))
        }
      />
    </>
  );
}

function SavedReport({ words, page, saved }: Report) {
  const { t } = useTranslation();
  const [isUndone, setUndone] = useState(false);
  const isChanged = saved.files.length > 0;
  return (
    <div className={styles.report}>
      {!isUndone && (
        <p role="status">
          {isChanged ? words : t('add.studio.same')}{' '}
          <PageLink ref={focusOn} to={page}>
            {t('add.studio.open')}
          </PageLink>
        </p>
      )}
      {isChanged && <SavedChangeReport change={saved} onUndone={() => setUndone(true)} />}
    </div>
  );
}

/** Only once: the pressed button is far below it. */
function focusOn(link: HTMLAnchorElement | null): void {
  link?.focus();
}

interface PartProps {
  readonly view: StudioView;
  readonly folder: EditedFolder;
  readonly refresh: () => Promise<void>;
  readonly onSaved: (words: string, page: string, saved: SavedChange) => void;
}

function Part({ view, folder, refresh, onSaved }: PartProps) {
  const { t } = useTranslation();
  const pathTo = paths(useLanguage());
  const form = (part: StudioPart, page: string, fields: ReactNode) => (
    <StudioForm
      key={part.key}
      part={part}
      folder={folder}
      refresh={refresh}
      onSaved={(saved) => onSaved(t('add.studio.saved'), page, saved)}
    >
      {fields}
    </StudioForm>
  );
  switch (view.edit) {
    case 'about':
      return form(aboutPart(), pathTo.about, <AboutFields />);
    case 'contacts':
      return form(contactsPart(), pathTo.contact, <ContactsFields />);
    case 'heroes':
      return form(heroesPart(), pathTo.home, <HeroesFields />);
    default:
      if (view.post === undefined) {
        return (
          <NewsList
            folder={folder}
            onReordered={async (change) => {
              await refresh();
              onSaved(t('add.studio.saved'), pathTo.news, change);
            }}
          />
        );
      }
      return <Post post={view.post} {...{ folder, refresh, onSaved }} />;
  }
}

function Post({ post, folder, refresh, onSaved }: Omit<PartProps, 'view'> & { post: string }) {
  const { t } = useTranslation();
  const pathTo = paths(useLanguage());
  const part = postPart(folder, post);
  const newId = Math.max(0, ...postsIn(folder).map(({ id }) => id)) + 1;
  const id = post === NEW_POST ? newId : Number(post);
  return (
    <>
      <a className={styles.back} href={viewQuery({ edit: 'news' })}>
        {t('add.studio.post.all')}
      </a>
      {part ? (
        <StudioForm
          key={part.key}
          part={part}
          folder={folder}
          refresh={refresh}
          onSaved={(saved) => {
            if (post === NEW_POST) replaceView({ edit: 'news', post: String(id) });
            onSaved(t('add.studio.saved'), pathTo.newsPost(id), saved);
          }}
          actions={
            post !== NEW_POST && (
              <DeletePost
                folder={folder}
                id={id}
                onDeleted={async (saved) => {
                  await refresh();
                  replaceView({ edit: 'news' });
                  onSaved(t('add.studio.post.deleted'), pathTo.news, saved);
                }}
              />
            )
          }
        >
          <PostFields />
        </StudioForm>
      ) : (
        <p>{t('add.studio.post.none')}</p>
      )}
    </>
  );
}
