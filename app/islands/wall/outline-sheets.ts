import type { WorkSize } from '#catalogue/works/work-size.ts';

/** Millimetres: fits between the margins of print.css on A4 and US Letter. */
export const SHEET = { width: 170, height: 240 };

/** Millimetres: keeps the outline away from the cut of the paper. */
export const INSET = 5;

/** `left` and `top` are millimetres from the upper left corner of the painting. */
export interface OutlineSheet {
  readonly row: number;
  readonly column: number;
  readonly left: number;
  readonly top: number;
}

/** At true size, row by row; sheets without a line are left out. `size` is in centimetres. */
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

// Millimetres between text and lines.
const CLEARANCE = 5;

/** Millimetres, ruler included: the space between two lines is never less. */
export const WORDS_HEIGHT = 32;

/** Upper left corner and width in millimetres; `size` is in centimetres. The text touches no line. */
export function placeOfWords({ left, top }: OutlineSheet, size: WorkSize) {
  const [across] = spacesBetweenLines(size.width * 10, left, SHEET.width).sort(
    (one, other) => other.length - one.length,
  );
  const down = spacesBetweenLines(size.height * 10, top, SHEET.height).find(
    ({ length }) => length >= WORDS_HEIGHT,
  );
  return {
    x: across?.start ?? left + CLEARANCE,
    y: down?.start ?? top + CLEARANCE,
    width: across?.length ?? 0,
  };
}

function spacesBetweenLines(side: number, start: number, sheet: number) {
  const end = start + sheet;
  const lines = [0, side / 2, side].filter((line) => line > start && line < end);
  return [start, ...lines].map((from, index) => ({
    start: from + CLEARANCE,
    length: (lines[index] ?? end) - from - 2 * CLEARANCE,
  }));
}

function spans(side: number, sheet: number) {
  const count = Math.ceil((side + 2 * INSET) / sheet);
  return Array.from({ length: count }, (_, index) => {
    const start = index * sheet - INSET;
    const hasLine = [0, side / 2, side].some((line) => line >= start && line <= start + sheet);
    return { start, hasLine };
  });
}
