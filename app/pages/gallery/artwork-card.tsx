import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { availabilityWords } from '#app/ui/availability-line.tsx';
import { type CardLabels, LabelledCard, type LabelledCardProps } from './labelled-card.tsx';

export function ArtworkCard(props: Omit<LabelledCardProps, 'labels'>) {
  const { t } = useTranslation();
  return <LabelledCard {...props} labels={cardLabels(t)} />;
}

export function cardLabels(t: TFunction): CardLabels {
  return {
    more: t('more'),
    // Filled in when the card renders.
    select: t('selection.mark', { title: '{{title}}' }),
    availability: availabilityWords(t),
  };
}
