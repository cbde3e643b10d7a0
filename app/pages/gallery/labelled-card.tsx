import type { ReactNode } from 'react';
import { useLanguage } from '#app/i18n/page-address.ts';
import { asThumbnail } from '#app/pictures/as-thumbnail.ts';
import { Picture } from '#app/pictures/picture.tsx';
import { AvailabilityLine, type AvailabilityWords } from '#app/ui/availability-line.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { SelectionMark } from '#app/ui/selection-mark.tsx';
import { WorkTitle } from '#app/ui/words.tsx';
import { fillWords } from '#catalogue/metadata/summary-text.ts';
import { paths } from '#catalogue/site/paths.ts';
import type { WorkCard } from '#catalogue/works/work-view.ts';
import styles from './artwork-card.module.css';

/** The words that every card says. */
export interface CardLabels {
  readonly more: string;
  readonly untitled: string;
  /** With `{{title}}`. */
  readonly select: string;
  readonly availability: AvailabilityWords;
}

export interface LabelledCardProps {
  readonly card: WorkCard;
  readonly labels: CardLabels;
  /** The width that its place has, in the syntax of the HTML attribute. */
  readonly sizes: string;
  readonly loading?: 'eager' | 'lazy';
  /** Instead of the photo of the card, where the site does not have it yet. */
  readonly picture?: ReactNode;
}

/**
 * Spec §2, gallery card: lazy image, title, details line and the 'more' button to the work's page, where picture and
 * title lead too. Only the first image of a page is not lazy: it is seen at once, and lazy ones wait for it.
 *
 * It gets its words, so that it can be made in a browser too.
 */
export function LabelledCard(props: LabelledCardProps) {
  const { card, labels, sizes, loading = 'lazy', picture } = props;
  const to = paths(useLanguage()).artwork(card);
  return (
    <article className={styles.root}>
      {/* One link, which the title names: one stop for the keyboard, and one sentence for screen readers. */}
      <PageLink className={styles.work} to={to}>
        {picture ?? (
          <Picture
            photo={asThumbnail(card.photo)}
            alt={card.alt ?? ''}
            sizes={sizes}
            loading={loading}
            isThumbnail
          />
        )}
        <h3 className={styles.title}>
          <WorkTitle title={card.title} untitled={labels.untitled} />
        </h3>
      </PageLink>
      {card.desc && <p className={styles.details}>{card.desc}</p>}
      {card.availability && (
        <AvailabilityLine availability={card.availability} words={labels.availability} />
      )}
      <div className={styles.ways}>
        <PageLink
          className={styles.more}
          to={to}
          aria-label={`${labels.more}: ${card.title?.text ?? labels.untitled}`}
        >
          {labels.more}
        </PageLink>
        <SelectionMark
          work={card.id}
          label={fillWords(labels.select, { title: card.title?.text ?? labels.untitled })}
        />
      </div>
    </article>
  );
}
