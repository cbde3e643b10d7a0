import { LightboxData } from '#app/islands/lightbox/lightbox-data.tsx';
import { usePage } from '#app/site/use-page.ts';
import { ScriptButton } from '#app/ui/button.tsx';
import { ExhibitionLine } from '#app/ui/exhibition.tsx';
import { urlOf } from '#app/ui/i18n/base-path.ts';
import { calendarFile } from '#app/ui/i18n/data-files.ts';
import { Word, Words } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { MarkedText } from '#app/ui/marked-text.tsx';
import { PhotoList, photoItems } from '#app/ui/photo-list.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { VideoList } from '#app/ui/video-list.tsx';
import { WorkStrip } from '#app/ui/work-strip.tsx';
import type { Post } from '#catalogue/news/post.ts';
import { PHOTO_QUERY } from '#catalogue/paths/paths.ts';
import styles from './post.module.css';

/** Spec §2: as wide as the text, without the margins. */
const LEAD_SIZES = 'min(100vw - 32px, 588px)';

interface PostArticleProps {
  readonly post: Post;
  /** The newer and the older one. */
  readonly neighbours: readonly Post[];
}

export function PostArticle({ post, neighbours }: PostArticleProps) {
  const { id, title, photo, photos, exhibition, paragraphs } = post;
  const { t, language, pathTo } = usePage();
  const items = photoItems({ photos, alts: post.photoAlts, title }, t);
  const works = post.works.filter(({ isListed }) => isListed);
  const written = paragraphs[0]?.language ?? title.language;
  return (
    <>
      <article>
        <header className={styles.header} data-parallax>
          <img
            className={styles.cover}
            src={post.backdrop}
            width={photo.width}
            height={photo.height}
            alt=""
            aria-hidden="true" // Reader modes show it otherwise.
          />
          <div className={styles.headline}>
            <h1>
              <Words of={title} />
            </h1>
            {post.date && <p>{post.date}</p>}
            {exhibition && (
              <div className={styles.exhibition}>
                <ExhibitionLine exhibition={exhibition} />
                <a href={urlOf(calendarFile(id, language))} download={`exhibition-${id}.ics`}>
                  <Word of="exhibition.calendar" />
                </a>
              </div>
            )}
            {written !== language && <p>{t(`writtenIn.${written}`)}</p>}
          </div>
        </header>
        <div className={styles.column}>
          <Picture
            photo={photo}
            alt={post.alt ?? title}
            sizes={LEAD_SIZES}
            loading="eager"
            isFirst
          />
          {paragraphs.map(({ text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a paragraph may stand in it twice.
            <p key={index} lang={written === language ? undefined : written}>
              <MarkedText text={text} />
            </p>
          ))}
          {items.length > 0 && <PhotoList items={items} firstIndex={0} />}
          <VideoList videos={post.videos} poster={photo} title={title.text} />
          <ScriptButton data-share="">{t('share.open')}</ScriptButton>
          <WorkStrip heading={t('exhibition.works')} works={works} lines="wrapped" />
        </div>
      </article>
      <nav className={styles.further} aria-label={t('news')}>
        <PageLink to={pathTo.news}>
          <Word of="news" />
        </PageLink>
        {neighbours.map((other) => (
          <PageLink key={other.id} to={pathTo.newsPost(other.id)}>
            <Words of={other.title} />
          </PageLink>
        ))}
      </nav>
      {items.length > 0 && <LightboxData query={PHOTO_QUERY} items={items} />}
    </>
  );
}
