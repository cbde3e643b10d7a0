import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import { Words } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { ratioStyle } from '#app/ui/pictures/ratio-style.ts';
import { paths } from '#catalogue/paths/paths.ts';
import { altOf, type Work } from '#catalogue/works/work.ts';
import styles from './unrolled-work.module.css';

// Paragraphs can stand beside this many parts of a scroll.
const PASSAGES = 10;

// A horizontal scroll fits the window height; a hanging one is limited by window and photo.
// Located paragraphs stand beside it, or follow it in narrow windows; the others follow.
export function UnrolledWork({ work }: { readonly work: Work }) {
  const { photo, title } = work;
  const { t } = useTranslation();
  const isLying = photo.width > photo.height;
  const ratio = photo.width / photo.height;
  const placed = work.paragraphs.filter(({ at }) => at !== undefined);
  const others = work.paragraphs.filter(({ at }) => at === undefined);
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1 className={styles.title}>
          <PageLink to={paths(useLanguage()).artwork(work)}>
            <Words of={title} />
          </PageLink>
        </h1>
        <small className={styles.facts}>{work.facts.join(' · ')}</small>
      </header>
      <section
        className={styles.scroll}
        aria-label={t('wall.unrolled')}
        data-wall={isLying ? 'scroll' : 'hanging'}
        {...(isLying && { tabIndex: 0 })}
      >
        <div
          className={styles.sheet}
          style={{ ...ratioStyle(photo), '--photo-width': photo.width }}
          data-passages={placed.length || undefined}
        >
          <Picture
            photo={photo}
            alt={altOf(work)}
            sizes={isLying ? `${Math.round(ratio * 100)}vh` : `min(100vw, ${photo.width}px)`}
            loading="eager"
            isFirst
          />
          {placed.map((paragraph) => (
            <Passage key={paragraph.at} {...paragraph} />
          ))}
        </div>
      </section>
      {others.length > 0 && (
        <div className={styles.story}>
          {others.map((paragraph) => (
            <Passage key={paragraph.segments.map(({ text }) => text).join()} {...paragraph} />
          ))}
        </div>
      )}
    </div>
  );
}

/** `at` is in percent of the length, from the left or the top. */
function Passage({ at, segments }: Work['paragraphs'][number]) {
  const passage = at !== undefined && Math.min(PASSAGES, Math.floor((at * PASSAGES) / 100) + 1);
  return (
    <p className={styles.passage} {...(passage && { style: { '--passage': passage } })}>
      <span className={styles.words}>
        {segments.map((wording) => (
          <Words key={wording.text} of={wording} />
        ))}
      </span>
    </p>
  );
}
