import { usePage } from '#app/ui/i18n/translations.ts';
import { Words, word } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { wallKind } from '#app/ui/page-attributes.ts';
import { Picture, ratioStyle } from '#app/ui/pictures/picture.tsx';
import primitives from '#app/ui/primitives.module.css';
import { altOf, type Work } from '#catalogue/works/work.ts';
import styles from './unrolled-work.module.css';
import wall from './wall.module.css';

const PASSAGES = 10;

export function UnrolledWork({ work }: { readonly work: Work }) {
  const { photo, paragraphs } = work;
  const { t, pathTo } = usePage();
  const ratio = photo.width / photo.height;
  const isLying = ratio > 1;
  const others = paragraphs.filter(({ at }) => at === undefined);
  return (
    <>
      <header className={wall.header}>
        <h1>
          <Words of={work.title} />
        </h1>
        <small data-wide="">{work.facts.join(' · ')}</small>
        <PageLink to={pathTo.artwork(work)}>{word('wall.back')}</PageLink>
        <small>{t(isLying ? 'wall.unrollsAcross' : 'wall.unrollsDown')}</small>
      </header>
      <section
        className={isLying ? styles.lying : styles.hanging}
        aria-label={t('wall.unrolled')}
        {...(isLying && { tabIndex: 0, ...wallKind.props('scroll') })}
      >
        <div
          className={styles.sheet}
          style={{ ...ratioStyle(photo), '--photo-width': photo.width }}
        >
          <Picture
            photo={photo}
            alt={altOf(work)}
            sizes={isLying ? `${Math.round(ratio * 100)}vh` : `min(100vw, ${photo.width}px)`}
            isFirst
          />
          {paragraphs.map(
            ({ at, segments }) =>
              at !== undefined && <Passage key={at} at={at} segments={segments} />,
          )}
        </div>
      </section>
      {others.length > 0 && (
        <div className={`${primitives.page} ${primitives.prose}`}>
          {others.map((paragraph) => (
            <Passage key={paragraph.segments.map(({ text }) => text).join()} {...paragraph} />
          ))}
        </div>
      )}
    </>
  );
}

/** `at` is in percent of the length, from the left or the top. */
function Passage({ at, segments }: Pick<Work['paragraphs'][number], 'at' | 'segments'>) {
  const passage = at !== undefined && Math.min(PASSAGES, Math.floor((at * PASSAGES) / 100) + 1);
  return (
    <p className={styles.passage} {...(passage && { style: { '--passage': passage } })}>
      {segments.map((wording) => (
        <Words key={wording.text} of={wording} />
      ))}
    </p>
  );
}
