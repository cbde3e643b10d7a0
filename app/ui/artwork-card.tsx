import { useLanguage } from '#app/ui/i18n/page-path.ts';
import type { IslandLabels } from '#app/ui/island.ts';
import { asThumbnail, Picture } from '#app/ui/pictures/picture.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import type { Work } from '#catalogue/works/work.ts';
import styles from './caption.module.css';
import { Caption, CaptionLines, SelectionMark, workLines } from './caption.tsx';
import { Words } from './i18n/word.tsx';
import { openerOf, PageLink } from './link.tsx';

const CARD_FIELDS = ['id', 'category', 'title', 'photo', 'alt', 'facts', 'availability'] as const;

export type CardWork = Pick<Work, (typeof CARD_FIELDS)[number]>;

export function cardWork(work: Work) {
  return Object.fromEntries(CARD_FIELDS.map((field) => [field, work[field]])) as CardWork;
}

interface CardProps {
  readonly work: CardWork;
  readonly labels: IslandLabels;
  readonly sizes: string;
  readonly loading?: 'eager' | 'lazy';
}

export function ArtworkCard({ work, labels, ...picture }: CardProps) {
  const to = paths(useLanguage()).artwork(work);
  const lines = workLines(work, labels);
  // Without a details line, the category keeps the link company.
  if (work.facts.length < 2) lines.unshift({ text: labels.category[work.category] ?? '' });
  const [first = { text: '' }, ...others] = lines;
  const end = first.text.lastIndexOf(' ') + 1;
  // The last word and the link share a line, so the link never has one of its own.
  const details = (
    <>
      {first.text.slice(0, end)}
      <span className={styles.lastWord}>
        {first.text.slice(end)}{' '}
        <PageLink to={to} aria-label={`${labels.more}: ${work.title.text}`}>
          {labels.more}
        </PageLink>
      </span>
    </>
  );
  return (
    <article className={styles.root}>
      {/* One link named by the title: one tab stop, and one sentence for screen readers. */}
      <PageLink className={styles.card} to={to}>
        <Picture photo={asThumbnail(work.photo)} alt={work.alt ?? ''} {...picture} />
        <h3 className={styles.title}>
          <Words of={work.title} />
        </h3>
      </PageLink>
      <CaptionLines
        lines={[{ ...first, text: details }, ...others]}
        controls={<SelectionMark work={work} labels={labels} />}
      />
    </article>
  );
}

interface ThumbnailProps extends CardProps {
  readonly work: Work;
  /** Index in the lightbox, which the picture opens; the title links to the page of the work. */
  readonly opens: number;
}

export function ArtworkThumbnail({ work, labels, opens, ...picture }: ThumbnailProps) {
  const to = paths(useLanguage()).artwork(work);
  return (
    <>
      <PageLink to={to} {...openerOf(opens)}>
        <Picture photo={asThumbnail(work.photo)} alt={work.title} {...picture} />
      </PageLink>
      <Caption
        title={<Words of={work.title} />}
        to={to}
        // HTML of a long category must stay small, so the details line waits for the work's page.
        lines={workLines(work, labels).slice(work.desc ? 1 : 0)}
        controls={<SelectionMark work={work} labels={labels} />}
      />
    </>
  );
}
