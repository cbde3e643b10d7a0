import { usePage } from '#app/site/use-page.ts';
import { Caption } from '#app/ui/caption.tsx';
import { Words } from '#app/ui/i18n/word.tsx';
import { PageLink } from '#app/ui/link.tsx';
import { asThumbnail } from '#app/ui/pictures/as-thumbnail.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { WorkStrip } from '#app/ui/work-strip.tsx';
import type { Reason } from '#catalogue/find/relations.ts';
import type { Site } from '#catalogue/site.ts';
import type { Work } from '#catalogue/works/work.ts';
import styles from './artwork.module.css';

// In pixels of the densest common screens.
const LARGEST_NEIGHBOUR = { width: 288, height: 0 };

export interface RelatedWork {
  readonly work: Work;
  readonly reason: Reason;
  /** Name of the shared place or section, if it has one. */
  readonly name?: string;
}

export function RelatedWorks({ works }: { readonly works: readonly RelatedWork[] }) {
  const { t } = usePage();
  return (
    <div className={styles.related}>
      <WorkStrip
        heading={t('relations.title')}
        works={works.map(({ work }) => work)}
        labels={works.map(({ reason, name }) => t(`relations.${reason}`, { name }))}
        lines="one"
      />
    </div>
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
  const { t, pathTo } = usePage();
  const links = [
    { rel: 'prev', work: previous, label: t('previousWork') },
    { rel: 'next', work: next, label: t('nextWork') },
  ];
  return (
    <nav className={styles.neighbours} aria-label={links.map(({ label }) => label).join(', ')}>
      {links.map(
        ({ rel, work, label }) =>
          work && (
            <PageLink key={rel} to={pathTo.artwork(work)} rel={rel}>
              <Picture photo={asThumbnail(work.photo, LARGEST_NEIGHBOUR)} alt="" sizes="96px" />
              <Caption label={label} title={<Words of={work.title} />} />
            </PageLink>
          ),
      )}
    </nav>
  );
}
