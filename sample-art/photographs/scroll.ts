import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, oklch, shift } from '../colour.ts';
import { type Box, castShadow, type Place } from './hung.ts';

const SILK = oklch(0.83, 0.025, 95);
const ROD = oklch(0.4, 0.05, 50);

/** Silk around the sheet, a thin rod above, a thick one below, a cord to the nail. */
export function drawScroll(context: SKRSContext2D, { cm, width, left }: Place, outer: Box): void {
  castShadow(context, outer, 1.1 * cm);
  context.fillStyle = css(SILK);
  context.fillRect(outer.left, outer.top, outer.width, outer.height);
  const sheen = context.createLinearGradient(outer.left, 0, outer.left + outer.width, 0);
  sheen.addColorStop(0, 'rgba(60,50,30,0.16)');
  sheen.addColorStop(0.3, 'rgba(255,255,255,0.1)');
  sheen.addColorStop(1, 'rgba(60,50,30,0.12)');
  context.fillStyle = sheen;
  context.fillRect(outer.left, outer.top, outer.width, outer.height);
  const middle = left + width / 2;
  context.strokeStyle = 'rgba(70,55,40,0.9)';
  context.lineWidth = Math.max(1, 0.3 * cm);
  context.beginPath();
  context.moveTo(outer.left + outer.width * 0.18, outer.top);
  context.lineTo(middle, outer.top - 11 * cm);
  context.lineTo(outer.left + outer.width * 0.82, outer.top);
  context.stroke();
  const rod = (y: number, thick: number, over: number) => {
    const wood = context.createLinearGradient(0, y, 0, y + thick);
    wood.addColorStop(0, css(shift(ROD, { light: 0.12 })));
    wood.addColorStop(1, css(shift(ROD, { light: -0.12 })));
    context.fillStyle = wood;
    context.fillRect(outer.left - over, y, outer.width + 2 * over, thick);
  };
  rod(outer.top - 0.6 * cm, 1.2 * cm, 0.6 * cm);
  rod(outer.top + outer.height - 1.2 * cm, 2.6 * cm, 2.2 * cm);
}
