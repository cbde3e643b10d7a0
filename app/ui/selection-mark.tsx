interface SelectionMarkProps {
  /** Its id. */
  readonly work: number;
  readonly label: string;
}

/** Puts a work into the visitor's selection, or takes it out: `selection-marks.ts` hears of a press. */
export function SelectionMark({ work, label }: SelectionMarkProps) {
  return <button type="button" data-selects={work} aria-pressed="false" aria-label={label} />;
}
