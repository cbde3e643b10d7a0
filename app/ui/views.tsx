import { ScriptButton } from './button.tsx';
import type { IslandLabels } from './island.ts';
import { PageLink } from './link.tsx';
import { slideshowFile } from './page-attributes.ts';
import styles from './views.module.css';

interface ViewsProps {
  readonly labels: IslandLabels;
  readonly current: 'grid' | 'wall';
  readonly other?: string;
  readonly slideshow: string;
}

export function Views({ labels, current, other, slideshow }: ViewsProps) {
  const { views } = labels;
  return (
    <div className={styles.root}>
      <span>{views.show}</span>
      {(['grid', 'wall'] as const).map((view) =>
        view === current ? (
          <span key={view} aria-current="true">
            {views[view]}
          </span>
        ) : (
          other && (
            <PageLink key={view} to={other}>
              {views[view]}
            </PageLink>
          )
        ),
      )}
      <ScriptButton {...slideshowFile.props(slideshow)}>{views.quiet}</ScriptButton>
    </div>
  );
}
