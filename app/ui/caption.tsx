import type { ReactNode } from 'react';
import type { IslandLabels } from '#app/ui/island.ts';
import { availabilityText, dotOf, type WorkAvailability } from '#catalogue/schema/availability.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { Work } from '#catalogue/works/work.ts';
import styles from './caption.module.css';
import { PageLink } from './link.tsx';
import { selectedId } from './page-attributes.ts';

interface LinesProps {
  readonly lines: readonly { readonly text: ReactNode; readonly dot?: ReturnType<typeof dotOf> }[];
  readonly controls?: ReactNode;
}

interface CaptionProps extends Partial<LinesProps> {
  readonly label?: ReactNode;
  readonly title: ReactNode;
  readonly to?: string;
  readonly children?: ReactNode;
}

export function Caption({ label, title, to, lines = [], controls, children }: CaptionProps) {
  return (
    <span className={styles.root}>
      {label && <small>{label}</small>}
      <span className={styles.title}>
        {to === undefined ? title : <PageLink to={to}>{title}</PageLink>}
        {lines.length === 0 && controls}
      </span>
      <CaptionLines lines={lines} controls={controls} />
      {children}
    </span>
  );
}

export function CaptionLines({ lines, controls }: LinesProps) {
  return lines.map(({ text, dot }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a work keep their order.
    <small key={index} data-dot={dot}>
      {text}
      {index === lines.length - 1 && controls}
    </small>
  ));
}

export function workLines(
  work: { readonly facts: Work['facts']; readonly availability?: WorkAvailability | undefined },
  labels: Pick<IslandLabels, 'availability'>,
) {
  const { facts, availability } = work;
  return [
    ...facts.map((text) => ({ text })),
    ...(availability
      ? [{ text: availabilityText(availability, labels.availability), dot: dotOf(availability) }]
      : []),
  ];
}

interface MarkProps {
  readonly work: Pick<Work, 'id' | 'title'>;
  readonly labels: Pick<IslandLabels, 'selection'>;
}

export function SelectionMark({ work, labels }: MarkProps) {
  const label = fillLabel(labels.selection.mark, { title: work.title.text });
  return (
    <button type="button" {...selectedId.props(work.id)} aria-pressed="false" aria-label={label} />
  );
}
