import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Colour, css, oklch, shift } from '../colour.ts';
import { createRandom, type Random } from '../random.ts';
import type { Decorate } from './wall.ts';

const HOOK_CM = 121;
const CLOTHS: readonly Colour[] = [
  oklch(0.34, 0.025, 255),
  oklch(0.4, 0.045, 55),
  oklch(0.38, 0.035, 20),
  oklch(0.42, 0.03, 130),
];

/** A board with hooks from `fromCm` to `toCm` along the wall, and coats on some of them. */
export function coatHooks(
  seed: string,
  { fromCm, toCm, everyCm }: { fromCm: number; toCm: number; everyCm: number },
): Decorate {
  return (context, { x, y, cm }) => {
    const random = createRandom(seed);
    context.fillStyle = 'rgb(112,84,58)';
    context.fillRect(x(fromCm), y(HOOK_CM + 7), (toCm - fromCm) * cm, 9 * cm);
    let cloth = random.whole(0, CLOTHS.length - 1);
    for (let at = fromCm + 20; at < toCm - 10; at += everyCm) {
      context.fillStyle = 'rgb(60,52,46)';
      context.fillRect(x(at) - 1.2 * cm, y(HOOK_CM + 4), 2.4 * cm, 8 * cm);
      if (random.chance(0.4)) continue;
      cloth = (cloth + 1) % CLOTHS.length;
      context.save();
      context.translate(x(at), y(HOOK_CM));
      context.scale(cm, cm);
      hangCoat(context, random, CLOTHS[cloth] as Colour);
      context.restore();
    }
  };
}

/** One coat in centimetres below its loop: two slack sleeves, then the front with lapels, folds and buttons. */
function hangCoat(context: SKRSContext2D, random: Random, cloth: Colour): void {
  const long = random.between(88, 104);
  const hem = random.between(17, 20);
  const dark = css(shift(cloth, { light: -0.09 }));
  context.shadowColor = 'rgba(20,14,10,0.45)';
  context.shadowBlur = 14;
  context.shadowOffsetX = 6;
  for (const side of [-1, 1]) {
    const cuff = random.between(58, 66);
    context.fillStyle = css(shift(cloth, { light: side < 0 ? -0.01 : -0.06 }));
    context.beginPath();
    context.moveTo(side * 5, 5);
    context.bezierCurveTo(side * 17, 9, side * 20, 22, side * 21, cuff);
    context.lineTo(side * 13, cuff + 2);
    context.bezierCurveTo(side * 12, 40, side * 10, 26, side * 8, 16);
    context.fill();
  }
  const front = context.createLinearGradient(-hem, 0, hem, 0);
  front.addColorStop(0, dark);
  front.addColorStop(0.3, css(shift(cloth, { light: 0.05 })));
  front.addColorStop(0.52, css(shift(cloth, { light: -0.05 })));
  front.addColorStop(0.75, css(cloth));
  front.addColorStop(1, dark);
  context.fillStyle = front;
  context.beginPath();
  context.moveTo(-4.5, 1);
  context.bezierCurveTo(-15, 7, -15, 24, -14, 44);
  context.bezierCurveTo(-15, 66, -hem, 84, -hem, long);
  context.quadraticCurveTo(-hem * 0.4, long + 2.5, 0, long);
  context.quadraticCurveTo(hem * 0.5, long + 3, hem, long - 1);
  context.bezierCurveTo(hem, 84, 15, 66, 14, 44);
  context.bezierCurveTo(15, 24, 15, 7, 4.5, 1);
  context.quadraticCurveTo(0, 4, -4.5, 1);
  context.fill();
  context.shadowColor = 'transparent';
  context.filter = 'blur(2px)';
  context.lineCap = 'round';
  for (const fold of [-0.7, -0.35, 0.4, 0.72]) {
    context.strokeStyle = css(shift(cloth, { light: fold < 0 ? -0.07 : -0.1 }), 0.6);
    context.lineWidth = random.between(1.2, 2.6);
    context.beginPath();
    context.moveTo(fold * 10, random.between(26, 48));
    context.quadraticCurveTo(fold * 13, 70, fold * hem, long - 3);
    context.stroke();
  }
  context.filter = 'none';
  // The lining behind the neck, two lapels over it, the line where the coat is buttoned.
  context.fillStyle = css(shift(cloth, { light: -0.16 }));
  context.beginPath();
  context.moveTo(-4.5, 1);
  context.quadraticCurveTo(0, -2.5, 4.5, 1);
  context.lineTo(0.5, 24);
  context.fill();
  for (const side of [-1, 1]) {
    context.fillStyle = css(shift(cloth, { light: side < 0 ? 0.09 : 0.03 }));
    context.beginPath();
    context.moveTo(side * 4.5, 0.5);
    context.lineTo(side * 10, 12);
    context.lineTo(side * 6.5, 13.5);
    context.lineTo(side * 8, 16);
    context.lineTo(0.5, 29);
    context.lineTo(side * 2.6, 10);
    context.fill();
  }
  context.strokeStyle = css(shift(cloth, { light: -0.14 }), 0.8);
  context.lineWidth = 0.6;
  context.beginPath();
  context.moveTo(0.5, 28);
  context.lineTo(0.5, long);
  context.stroke();
  context.fillStyle = css(shift(cloth, { light: -0.2 }));
  for (const down of [36, 48, 60]) {
    context.beginPath();
    context.arc(-2.6, down, 1.1, 0, Math.PI * 2);
    context.fill();
  }
  context.strokeStyle = 'rgb(60,52,46)';
  context.lineWidth = 0.8;
  context.beginPath();
  context.moveTo(-1.5, 0.5);
  context.quadraticCurveTo(0, -5, 1.5, 0.5);
  context.stroke();
}
