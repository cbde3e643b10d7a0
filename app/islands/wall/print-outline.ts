import { printAlone } from '#app/ui/print-alone.ts';
import { escapeHtml } from '#catalogue/texts/escape-html.ts';
import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { Labels } from '#catalogue/texts/labels.ts';
import type { WorkSize } from '#catalogue/works/work-size.ts';

/** Millimetres: with a heading, it fits between the margins of print.css on A4 and US Letter. */
export const SHEET = { width: 170, height: 222 };

const HEADING = 18;

/** Millimetres: keeps the outline away from the cut of the paper. */
export const INSET = 5;

const CORNER = 40;

export interface Outline {
  readonly size: WorkSize;
  readonly title: string;
}

/** `left` and `top` are millimetres of the painting. */
export function outlineSheets(size: WorkSize) {
  const columns = parts(size.width * 10, SHEET.width);
  return parts(size.height * 10, SHEET.height).flatMap(({ number: row, start: top, hasLine }) =>
    columns
      .filter((column) => hasLine || column.hasLine)
      .map(({ number: column, start: left }) => ({ row, column, left, top })),
  );
}

function parts(side: number, sheet: number) {
  const count = Math.ceil((side + 2 * INSET) / sheet);
  return Array.from({ length: count }, (_, index) => {
    const start = index * sheet - INSET;
    const hasLine = [0, side / 2, side].some((line) => line >= start && line <= start + sheet);
    return { number: index + 1, start, hasLine };
  });
}

export function printOutline(labels: Labels['wall'], outline: Outline): void {
  const sheets = outlineSheets(outline.size).map((sheet) => drawSheet(sheet, outline, labels));
  printAlone(sheets.join(''));
}

function drawSheet(
  { left, top, row, column }: ReturnType<typeof outlineSheets>[number],
  { size, title }: Outline,
  labels: Labels['wall'],
): string {
  const [width, height] = [size.width * 10, size.height * 10];
  const position = fillLabel(labels.sheet, { row: `${row}`, column: `${column}` });
  const corners = [0, width].flatMap((x) =>
    [0, height].map((y) => `M${x ? x - CORNER : CORNER} ${y}H${x}V${y ? y - CORNER : CORNER}`),
  );
  const box = `width="${SHEET.width}" height="${SHEET.height}"`;
  const total = SHEET.height + HEADING;
  return `<section>
<svg viewBox="0 0 ${SHEET.width} ${total}" width="${SHEET.width}mm" height="${total}mm" font-size="3" fill="none" stroke="#000">
<g fill="#000" stroke="none">
<text y="4">${escapeHtml(`${title}: ${position}`)}</text>
<text x="2" y="10">${escapeHtml(labels.ruler)}</text>
</g>
<path d="M0 8v5h100v-5" stroke-width="0.3" data-ruler=""/>
<svg y="${HEADING}" ${box} viewBox="${left} ${top} ${SHEET.width} ${SHEET.height}">
<rect x="${left}" y="${top}" ${box} stroke="#999" stroke-width="0.4" stroke-dasharray="1 3"/>
<rect width="${width}" height="${height}" stroke-width="0.3" data-edge=""/>
<path d="${corners.join('')}"/>
<path d="M${width / 2} 0V${height}M0 ${height / 2}H${width}" stroke-width="0.3" stroke-dasharray="8 2 1 2"/>
</svg>
</svg>
</section>`;
}
