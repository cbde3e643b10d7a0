import { fillLabel } from '#catalogue/texts/fill-label.ts';
import type { WorkSize } from '#catalogue/works/work-size.ts';
import { type OutlineSheet, outlineSheets, placeOfWords, SHEET } from './outline-sheets.ts';

export interface OutlineWords {
  readonly title: string;
  /** With `{{row}}` and `{{column}}`. */
  readonly sheet: string;
  /** Beside the ruler. */
  readonly ruler: string;
}

const RULER_MM = 100;

// Length of the strong lines at a corner.
const CORNER_MM = 40;

const LETTERS_MM = 4;

// Width of a wide letter, as a share of its height.
const LETTER_WIDTH = 0.55;

const LINE_MM = 6;

const LONGEST_TICK_MM = 5;

/** Prints outline and centre lines at true size. The ruler on the first sheet shows whether the printer scaled. */
export function printOutline(wall: HTMLElement, size: WorkSize, words: OutlineWords): void {
  const hint = words.ruler.split(/(?<=\.) /);
  const parts = outlineSheets(size);
  const sheets = document.createElement('div');
  sheets.dataset.outline = '';
  sheets.innerHTML = parts
    .map((sheet, index) => drawSheet(sheet, { size, hintLines: index === 0 ? hint.length : 0 }))
    .join('');
  for (const [index, sheet] of parts.entries()) {
    const { width } = placeOfWords(sheet, size);
    // Each sentence of the hint has its own line.
    const written = [words.title, fillLabel(words.sheet, numbersOf(sheet)), ...hint];
    const lines = sheets.children[index]?.querySelectorAll('text') ?? [];
    for (const [line, text] of [...lines].entries()) {
      text.textContent = written[line] ?? '';
      const fitting = width / (text.textContent.length * LETTER_WIDTH);
      text.setAttribute('font-size', `${Math.min(LETTERS_MM, fitting)}`);
    }
  }
  addEventListener('afterprint', () => sheets.remove(), { once: true });
  wall.append(sheets);
  print();
}

function numbersOf({ row, column }: OutlineSheet) {
  return { row: `${row}`, column: `${column}` };
}

// In millimetres. Every sheet shows its part of one drawing.
function drawSheet(
  sheet: OutlineSheet,
  { size, hintLines }: { size: WorkSize; hintLines: number },
): string {
  const { left, top } = sheet;
  const width = size.width * 10;
  const height = size.height * 10;
  const { x, y } = placeOfWords(sheet, size);
  const lines = 2 + hintLines;
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
${Array.from({ length: lines }, (_, line) => drawText(x, y + LETTERS_MM + line * LINE_MM)).join('')}
${hintLines > 0 ? drawRuler(x, y + LETTERS_MM + lines * LINE_MM + LONGEST_TICK_MM / 2) : ''}</svg>`;
}

function drawText(x: number, y: number): string {
  return `<text x="${x}" y="${y}" fill="#000" stroke="none"></text>`;
}

function drawRuler(x: number, y: number): string {
  const ticks = Array.from({ length: RULER_MM + 1 }, (_, mm) => {
    const length = mm % 10 === 0 ? LONGEST_TICK_MM : mm % 5 === 0 ? 3.5 : 2;
    return `M${x + mm} ${y}v${-length}`;
  });
  return `<path d="M${x} ${y}h${RULER_MM}" stroke-width="0.3" data-ruler=""/><path d="${ticks.join('')}" stroke-width="0.15"/>`;
}
