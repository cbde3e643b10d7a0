import { useTranslation } from 'react-i18next';
import { cardLabels } from './card-labels.ts';
import { LabelledCard, type LabelledCardProps } from './labelled-card.tsx';

/** A gallery card in the words of the page. */
export function ArtworkCard(props: Omit<LabelledCardProps, 'labels'>) {
  const { t } = useTranslation();
  return <LabelledCard {...props} labels={cardLabels(t)} />;
}
