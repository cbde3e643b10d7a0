import type { WorkSize } from '#catalogue/works/work-size.ts';

/** What of a sheet is printed, in millimetres: it fits between the margins of print.css on A4 and on US Letter. */
export const SHEET = { width: 170, height: 240 };

/** From the edge of the first sheet to the painting, in millimetres, so that its line is not that of the cut. */
export const INSET = 5;

/** A part of an outline at true size: where it begins, in millimetres from the upper left corner of the painting. */
export interface OutlineSheet {
  /** Counted from 1. */
  readonly row: number;
  readonly column: number;
  readonly left: number;
  readonly top: number;
}

/**
 * The sheets over which the outline of a work and its two centre lines go at true size, row by row; those without a line
 * are left out.
 *
 * @param size in centimetres
 */
export function outlineSheets(size: WorkSize): readonly OutlineSheet[] {
  const columns = spans(size.width * 10, SHEET.width);
  const rows = spans(size.height * 10, SHEET.height);
  return rows.flatMap(({ start: top, hasLine: isRowOfLine }, row) =>
    columns
      .map(({ start: left, hasLine }, column) => ({
        sheet: { row: row + 1, column: column + 1, left, top },
        hasLine: hasLine || isRowOfLine,
      }))
      .filter(({ hasLine }) => hasLine)
      .map(({ sheet }) => sheet),
  );
}

/** Where sheets begin along one side, and whether an edge or the middle of the painting is on them. */
function spans(side: number, sheet: number) {
  const count = Math.ceil((side + 2 * INSET) / sheet);
  return Array.from({ length: count }, (_, index) => {
    const start = index * sheet - INSET;
    const hasLine = [0, side / 2, side].some((line) => line >= start && line <= start + sheet);
    return { start, hasLine };
  });
}
