import { useLabels } from '#app/ui/i18n/translations.ts';
import { LabelledCard, type LabelledCardProps } from './labelled-card.tsx';

export function ArtworkCard(props: Omit<LabelledCardProps, 'labels'>) {
  return <LabelledCard {...props} labels={useLabels()} />;
}
