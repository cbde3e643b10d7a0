import { fillWords } from '#catalogue/metadata/summary-text.ts';
import type { WorkSize } from '#catalogue/works/work-size.ts';
import { INSET, type OutlineSheet, outlineSheets, SHEET } from './outline-sheets.ts';

/** What is written on the sheets. */
export interface OutlineWords {
  readonly title: string;
  /** With `{{row}}` and `{{column}}`. */
  readonly sheet: string;
  /** Beside the ruler. */
  readonly ruler: string;
}

const RULER_MM = 100;

/** How far the strong lines go from a corner, in millimetres. */
const CORNER_MM = 40;

/**
 * Prints the outline of a work at true size, corners and centre lines, over as many sheets as it takes; the first has a
 * ruler, by which one sees whether the printer has kept the scale.
 *
 * @param wall where the sheets stand while they are printed
 */
export function printOutline(wall: HTMLElement, size: WorkSize, words: OutlineWords): void {
  const sheets = document.createElement('div');
  sheets.dataset.outline = '';
  sheets.innerHTML = outlineSheets(size)
    .map((sheet, index) => drawSheet(sheet, { size, hasRuler: index === 0 }))
    .join('');
  for (const [index, sheet] of outlineSheets(size).entries()) {
    const [name, hint] = sheets.children[index]?.querySelectorAll('text') ?? [];
    if (name) name.textContent = `${words.title} — ${fillWords(words.sheet, numbersOf(sheet))}`;
    if (hint) hint.textContent = words.ruler;
  }
  addEventListener('afterprint', () => sheets.remove(), { once: true });
  wall.append(sheets);
  print();
}

function numbersOf({ row, column }: OutlineSheet) {
  return { row: `${row}`, column: `${column}` };
}

/** One drawing for all sheets: each shows its part. In millimetres. */
function drawSheet(
  { left, top }: OutlineSheet,
  { size, hasRuler }: { size: WorkSize; hasRuler: boolean },
): string {
  const width = size.width * 10;
  const height = size.height * 10;
  const [x, y] = [left + 2 * INSET, top + 2 * INSET];
  const corners = [0, width].flatMap((across) =>
    [0, height].map((down) => {
      const inwards = across === 0 ? CORNER_MM : -CORNER_MM;
      const downwards = down === 0 ? CORNER_MM : -CORNER_MM;
      return `M${across + inwards} ${down}H${across}V${down + downwards}`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${SHEET.width} ${SHEET.height}" width="${SHEET.width}mm" height="${SHEET.height}mm" fill="none" stroke="#000">
<rect x="${left}" y="${top}" width="${SHEET.width}" height="${SHEET.height}" stroke="#999" stroke-width="0.4" stroke-dasharray="1 3"/>
<rect width="${width}" height="${height}" stroke-width="0.3" data-edge=""/>
<path d="${corners.join('')}" stroke-width="1"/>
<path d="M${width / 2} 0V${height}M0 ${height / 2}H${width}" stroke-width="0.3" stroke-dasharray="8 2 1 2"/>
<text x="${x}" y="${y + 4}" font-size="4" fill="#000" stroke="#fff" stroke-width="2" paint-order="stroke"></text>
${hasRuler ? drawRuler(x, y + 16) : ''}</svg>`;
}

function drawRuler(x: number, y: number): string {
  const ticks = Array.from({ length: RULER_MM + 1 }, (_, mm) => {
    const length = mm % 10 === 0 ? 5 : mm % 5 === 0 ? 3.5 : 2;
    return `M${x + mm} ${y}v${-length}`;
  });
  return `<path d="M${x} ${y}h${RULER_MM}" stroke-width="0.3" data-ruler=""/><path d="${ticks.join('')}" stroke-width="0.15"/><text x="${x}" y="${y + 6}" font-size="4" fill="#000" stroke="none"></text>`;
}
