import { escapeHtml } from '#app/ui/escape-html.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { WorkSize } from '#catalogue/works/work-size.ts';

/** Millimetres: with a heading, it fits between the margins of print.css on A4 and US Letter. */
export const SHEET = { width: 170, height: 222 };

/** Millimetres: keeps the outline away from the cut of the paper. */
export const INSET = 5;

// Millimetres: length of the strong lines at a corner.
const CORNER = 40;

/** `left` and `top` are millimetres from the upper left corner of the painting. */
interface OutlineSheet {
  readonly row: number;
  readonly column: number;
  readonly left: number;
  readonly top: number;
}

/** What the button of a wall says to print. */
export interface Outline {
  /** In centimetres. */
  readonly size: WorkSize;
  readonly title: string;
  /** With `{{row}}` and `{{column}}`. */
  readonly sheet: string;
  /** Beside the ruler, which shows whether the printer scaled. */
  readonly ruler: string;
}

/** At true size, row by row, without empty sheets. `size` is in centimetres. */
export function outlineSheets(size: WorkSize): readonly OutlineSheet[] {
  return parts(size.height * 10, SHEET.height).flatMap((row) =>
    parts(size.width * 10, SHEET.width)
      .filter((column) => row.hasLine || column.hasLine)
      .map((column) => ({
        row: row.number,
        column: column.number,
        left: column.start,
        top: row.start,
      })),
  );
}

// Lines are the two edges and the middle.
function parts(side: number, sheet: number) {
  const count = Math.ceil((side + 2 * INSET) / sheet);
  return Array.from({ length: count }, (_, index) => {
    const start = index * sheet - INSET;
    const hasLine = [0, side / 2, side].some((line) => line >= start && line <= start + sheet);
    return { number: index + 1, start, hasLine };
  });
}

export function printOutline(wall: HTMLElement, outline: Outline): void {
  const sheets = document.createElement('div');
  sheets.dataset.sheets = '';
  sheets.innerHTML = outlineSheets(outline.size)
    .map((sheet) => drawSheet(sheet, outline))
    .join('');
  document.body.dataset.prints = 'outline';
  const remove = () => {
    sheets.remove();
    delete document.body.dataset.prints;
  };
  addEventListener('afterprint', remove, { once: true });
  wall.append(sheets);
  print();
}

// Every sheet shows its part of one drawing in millimetres.
function drawSheet(sheet: OutlineSheet, { size, title, ...labels }: Outline): string {
  const [width, height] = [size.width * 10, size.height * 10];
  const position = { row: `${sheet.row}`, column: `${sheet.column}` };
  const corners = [0, width].flatMap((x) =>
    [0, height].map((y) => `M${x ? x - CORNER : CORNER} ${y}H${x}V${y ? y - CORNER : CORNER}`),
  );
  const frame = `x="${sheet.left}" y="${sheet.top}" width="${SHEET.width}" height="${SHEET.height}"`;
  return `<section>
<p>${escapeHtml(`${title}: ${fillLabel(labels.sheet, position)}`)}</p>
<p data-ruler>${escapeHtml(labels.ruler)}</p>
<svg viewBox="${sheet.left} ${sheet.top} ${SHEET.width} ${SHEET.height}" width="${SHEET.width}mm" height="${SHEET.height}mm" fill="none" stroke="#000">
<rect ${frame} stroke="#999" stroke-width="0.4" stroke-dasharray="1 3"/>
<rect width="${width}" height="${height}" stroke-width="0.3" data-edge/>
<path d="${corners.join('')}" stroke-width="1"/>
<path d="M${width / 2} 0V${height}M0 ${height / 2}H${width}" stroke-width="0.3" stroke-dasharray="8 2 1 2"/>
</svg>
</section>`;
}
