import { WorkRows } from '#app/islands/find/work-rows.tsx';
import type { IslandLabels } from '#app/ui/island-labels.ts';
import { type CardWork, LabelledCard } from '#app/ui/labelled-card.tsx';

interface WorkCardsProps {
  readonly works: readonly CardWork[];
  readonly labels: IslandLabels;
}

/** Works as cards, in rows. */
export function WorkCards({ works, labels }: WorkCardsProps) {
  return (
    <WorkRows works={works}>
      {(work, { sizes }, index) => (
        <LabelledCard
          card={work}
          labels={labels}
          sizes={sizes}
          loading={index === 0 ? 'eager' : 'lazy'}
        />
      )}
    </WorkRows>
  );
}
