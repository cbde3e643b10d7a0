interface SelectionMarkProps {
  readonly work: number;
  readonly label: string;
}

/** `selection-marks.ts` handles the press. */
export function SelectionMark({ work, label }: SelectionMarkProps) {
  return <button type="button" data-selects={work} aria-pressed="false" aria-label={label} />;
}
