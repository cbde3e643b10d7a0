import type { ReactNode } from 'react';
import { usePage } from '#app/site/use-page.ts';
import { Caption } from '#app/ui/caption.tsx';
import { Word, Words } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { asThumbnail } from '#app/ui/pictures/as-thumbnail.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { ratioStyle } from '#app/ui/pictures/ratio-style.ts';
import type { Reason } from '#catalogue/find/relations.ts';
import type { Site } from '#catalogue/site.ts';
import type { Work } from '#catalogue/works/work.ts';
import styles from './artwork.module.css';

// Half of a phone, a quarter of a desktop.
const RELATED_SIZES = '(width < 768px) 44vw, 15rem';

// In pixels of the densest common screens.
const LARGEST_RELATED = 540;
const LARGEST_NEIGHBOUR = 288;

export interface RelatedWork {
  readonly work: Work;
  readonly reason: Reason;
  /** Name of the shared place or section, if it has one. */
  readonly name?: string;
}

export function RelatedWorks({ works }: { readonly works: readonly RelatedWork[] }) {
  const { t } = usePage();
  return (
    <aside className={styles.related} aria-label={t('relations.title')}>
      <h2>
        <Word of="relations.title" />
      </h2>
      <ul className={styles.works}>
        {works.map(({ work, reason, name }) => (
          <li key={work.id}>
            <WorkLink work={work} sizes={RELATED_SIZES} largestWidth={LARGEST_RELATED}>
              <Caption
                title={<Words of={work.title} />}
                lines={[{ text: t(`relations.${reason}`, { name }) }]}
              />
            </WorkLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The works before and after one in its category. An unlisted work has none. */
export interface Neighbours {
  readonly previous?: Work | undefined;
  readonly next?: Work | undefined;
}

export function neighboursOf(site: Site, work: Work): Neighbours {
  const works = site.works(work.category);
  const index = works.indexOf(work);
  return index < 0 ? {} : { previous: works[index - 1], next: works[index + 1] };
}

export function NeighbourLinks({ previous, next }: Neighbours) {
  const { t } = usePage();
  const links = [
    { rel: 'prev', work: previous, label: t('previousWork') },
    { rel: 'next', work: next, label: t('nextWork') },
  ];
  return (
    <nav className={styles.neighbours} aria-label={links.map(({ label }) => label).join(', ')}>
      {links.map(
        ({ rel, work, label }) =>
          work && (
            <WorkLink key={rel} work={work} sizes="96px" largestWidth={LARGEST_NEIGHBOUR} rel={rel}>
              <Caption label={label} title={<Words of={work.title} />} />
            </WorkLink>
          ),
      )}
    </nav>
  );
}

interface WorkLinkProps {
  readonly work: Work;
  readonly sizes: string;
  readonly largestWidth: number;
  readonly rel?: string;
  readonly children: ReactNode;
}

function WorkLink({ work, sizes, largestWidth, rel, children }: WorkLinkProps) {
  const { pathTo } = usePage();
  const photo = asThumbnail(work.photo, { width: largestWidth, height: 0 });
  return (
    <PageLink to={pathTo.artwork(work)} rel={rel} style={ratioStyle(photo)}>
      <Picture photo={photo} alt="" sizes={sizes} />
      {children}
    </PageLink>
  );
}
