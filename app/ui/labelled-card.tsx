import type { ReactNode } from 'react';
import { AvailabilityLine } from '#app/ui/availability-line.tsx';
import { useLanguage } from '#app/ui/i18n/page-address.ts';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { PageLink } from '#app/ui/link.tsx';
import { asThumbnail } from '#app/ui/pictures/as-thumbnail.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { SelectionMark } from '#app/ui/selection-mark.tsx';
import { paths } from '#catalogue/paths/paths.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { Work } from '#catalogue/works/work.ts';
import styles from './artwork-card.module.css';
import { Words } from './i18n/word.tsx';

const CARD_FIELDS = ['id', 'category', 'title', 'photo', 'alt', 'desc', 'availability'] as const;

/** What a card shows: a file with all works holds nothing else. */
export type CardWork = Pick<Work, (typeof CARD_FIELDS)[number]>;

export function cardWork(work: Work): CardWork {
  const fields = CARD_FIELDS.map((field) => [field, work[field]]);
  return Object.fromEntries(fields) as CardWork;
}

export interface LabelledCardProps {
  readonly card: CardWork;
  readonly labels: IslandLabels;
  readonly sizes: string;
  readonly loading?: 'eager' | 'lazy';
  /** Replaces the photo before the site has it. */
  readonly picture?: ReactNode;
}

// Spec §2, gallery card. Only the first image of a page is eager, since lazy ones wait for it.
// Labels are props, so that browsers can render it too.
export function LabelledCard(props: LabelledCardProps) {
  const { card, labels, sizes, loading = 'lazy', picture } = props;
  const to = paths(useLanguage()).artwork(card);
  return (
    <article className={styles.root}>
      {/* One link named by the title: one tab stop, and one sentence for screen readers. */}
      <PageLink className={styles.work} to={to}>
        {picture ?? (
          <Picture
            photo={asThumbnail(card.photo)}
            alt={card.alt ?? ''}
            sizes={sizes}
            loading={loading}
          />
        )}
        <h3 className={styles.title}>
          <span>
            <Words of={card.title} />
          </span>
        </h3>
      </PageLink>
      {card.desc && <p className={styles.details}>{card.desc}</p>}
      {card.availability && (
        <AvailabilityLine availability={card.availability} labels={labels.availability} />
      )}
      <div className={styles.ways}>
        <PageLink className={styles.more} to={to} aria-label={`${labels.more}: ${card.title.text}`}>
          {labels.more}
        </PageLink>
        <SelectionMark
          work={card.id}
          label={fillLabel(labels.selection.mark, { title: card.title.text })}
        />
      </div>
    </article>
  );
}
