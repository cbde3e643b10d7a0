import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { Language } from '#catalogue/texts/language.ts';
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

export function countWorks(count: number, labels: IslandLabels, language: Language): string {
  const form = new Intl.PluralRules(language).select(count);
  const label = form === 'zero' || form === 'two' ? 'other' : form;
  return fillLabel(labels[`worksCount_${label}`], { count: `${count}` });
}
