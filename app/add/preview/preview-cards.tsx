import type { ComponentType } from 'react';
import { rowBits } from '#app/pictures/balanced-rows.ts';
import { PictureRows, PictureRowsItem } from '#app/pictures/picture-rows.tsx';
import type { WorkCard } from '#catalogue/works/work-view.ts';

interface PreviewCardsProps {
  readonly cards: readonly WorkCard[];
  readonly Card: ComponentType<{ readonly card: WorkCard; readonly sizes: string }>;
}

/** The card of the work among others, since they share the width of their row. */
export function PreviewCards({ cards, Card }: PreviewCardsProps) {
  const rows = rowBits(
    cards.map(({ photo }) => photo),
    'one',
  );
  return (
    <PictureRows lines="one">
      {cards.map((card, index) => (
        <PictureRowsItem key={card.id} photo={card.photo} rows={rows[index]}>
          <Card card={card} sizes="92vw" />
        </PictureRowsItem>
      ))}
    </PictureRows>
  );
}
