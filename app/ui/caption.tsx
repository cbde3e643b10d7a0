import type { ReactNode } from 'react';
import type { IslandLabels } from '#app/ui/island.ts';
import { availabilityText, dotOf } from '#catalogue/schema/availability.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { Work } from '#catalogue/works/work.ts';
import styles from './caption.module.css';
import { PageLink } from './link.tsx';

interface CaptionLine {
  readonly text: ReactNode;
  /** Before the availability. */
  readonly dot?: ReturnType<typeof dotOf>;
}

interface CaptionProps {
  /** A quiet line above the title. */
  readonly label?: ReactNode;
  readonly title: ReactNode;
  /** Makes the title a link; otherwise the caption may stand in one. */
  readonly to?: string;
  readonly lines?: readonly CaptionLine[];
  /** At the end of the last line: `DetailsLink` and `SelectionMark`. */
  readonly controls?: ReactNode;
  /** Further lines. */
  readonly children?: ReactNode;
}

/** Title of a work or post and what else is known, as on the labels of a museum. */
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

/** Alone where a link holds the title together with the picture. */
export function CaptionLines({
  lines,
  controls,
}: Required<Pick<CaptionProps, 'lines'>> & Pick<CaptionProps, 'controls'>) {
  return lines.map(({ text, dot }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a work keep their order.
    <small key={index} data-dot={dot}>
      {text}
      {index === lines.length - 1 && controls}
    </small>
  ));
}

/** Details line, place and date, availability. */
export function workLines(
  {
    facts,
    availability,
  }: Pick<Work, 'facts'> & {
    readonly availability?: Work['availability'] | undefined;
  },
  labels: Pick<IslandLabels, 'availability'>,
): CaptionLine[] {
  const lines: CaptionLine[] = facts.map((text) => ({ text }));
  if (!availability) return lines;
  const text = availabilityText(availability, labels.availability);
  return [...lines, { text, dot: dotOf(availability) }];
}

interface ControlProps {
  readonly work: Pick<Work, 'id' | 'title'>;
  readonly labels: Pick<IslandLabels, 'more' | 'selection'>;
}

export function DetailsLink({ work, to, labels }: ControlProps & { readonly to: string }) {
  return (
    <>
      {'\u00a0 '}
      <PageLink to={to} aria-label={`${labels.more}: ${work.title.text}`}>
        {labels.more}
      </PageLink>
    </>
  );
}

/** `ui/selection.ts` handles the press. */
export function SelectionMark({ work, labels }: ControlProps) {
  const label = fillLabel(labels.selection.mark, { title: work.title.text });
  return <button type="button" data-selects={work.id} aria-pressed="false" aria-label={label} />;
}
