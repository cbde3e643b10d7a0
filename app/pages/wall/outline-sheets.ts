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

/** From what is written to the lines beside it, in millimetres. */
const CLEARANCE = 5;

/** How high what is written on a sheet may be, ruler included, in millimetres: between two lines there is always as much. */
export const WORDS_HEIGHT = 32;

/**
 * Where the words of a sheet stand without touching a line of the painting: its upper left corner, and how wide it is, in
 * millimetres.
 *
 * @param size of the painting, in centimetres
 */
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

/** Where sheets begin along one side, and whether an edge or the middle of the painting is on them. */
function spans(side: number, sheet: number) {
  const count = Math.ceil((side + 2 * INSET) / sheet);
  return Array.from({ length: count }, (_, index) => {
    const start = index * sheet - INSET;
    const hasLine = [0, side / 2, side].some((line) => line >= start && line <= start + sheet);
    return { start, hasLine };
  });
}
