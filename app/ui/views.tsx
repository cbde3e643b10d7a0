import { useTranslation } from 'react-i18next';
import { QuietButton } from './button.tsx';
import { Word } from './i18n/word.tsx';
import { PageLink } from './link.tsx';

interface ViewsProps {
  /** Paths of the views that the page does not show itself. */
  readonly grid?: string;
  readonly wall?: string;
  /** URL of the works that the slideshow shows. */
  readonly slideshow?: string;
}

/** The choice of views: links to pages, and a button for the slideshow. */
export function Views({ grid, wall, slideshow }: ViewsProps) {
  const { t } = useTranslation();
  return (
    <>
      {grid && (
        <PageLink to={grid}>
          <Word of="wall.grid" />
        </PageLink>
      )}
      {wall && (
        <PageLink to={wall}>
          <Word of="wall.hang" />
        </PageLink>
      )}
      {slideshow && <QuietButton label={t('quiet.open')} file={slideshow} />}
    </>
  );
}
