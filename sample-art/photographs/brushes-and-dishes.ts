import { type Colour, css, mix, oklch, shift } from '../colour.ts';
import { ellipse, smooth } from '../curve.ts';
import { trace } from '../raster.ts';
import { fillPath, lay, noShadow, type Pose, type Table } from './table.ts';

/** A brush: bamboo handle, ferrule, a tip that still holds colour. */
export function layBrush(
  table: Table,
  pose: Pose,
  { length, width, handle, tip }: { length: number; width: number; handle: Colour; tip: Colour },
): void {
  lay(table, pose, {
    lift: width * 0.5,
    draw: (context) => {
      const across = (colour: Colour) => {
        const round = context.createLinearGradient(0, -width / 2, 0, width / 2);
        round.addColorStop(0, css(shift(colour, { light: -0.04 })));
        round.addColorStop(0.3, css(shift(colour, { light: 0.12 })));
        round.addColorStop(1, css(shift(colour, { light: -0.2 })));
        return round;
      };
      const [start, neck] = [-length / 2, length * 0.3];
      context.fillStyle = across(handle);
      trace(
        context,
        smooth(
          [
            [start, -width * 0.2],
            [start + length * 0.3, -width * 0.42],
            [neck, -width * 0.5],
            [neck, width * 0.5],
            [start + length * 0.3, width * 0.42],
            [start, width * 0.2],
          ],
          { closed: true, steps: 5 },
        ),
      );
      context.fill();
      noShadow(context);
      context.fillStyle = across(oklch(0.42, 0.02, 60));
      context.fillRect(neck - width * 0.2, -width * 0.52, length * 0.045, width * 1.04);
      const hair = neck + length * 0.03;
      const end = length / 2;
      context.fillStyle = across(mix(tip, oklch(0.75, 0.03, 75), 0.35));
      trace(
        context,
        smooth(
          [
            [hair, -width * 0.5],
            [hair + (end - hair) * 0.35, -width * 0.62],
            [end, 0],
            [hair + (end - hair) * 0.35, width * 0.62],
            [hair, width * 0.5],
          ],
          { steps: 6 },
        ),
      );
      context.fill();
      context.fillStyle = across(tip);
      const wet = hair + (end - hair) * 0.42;
      trace(
        context,
        smooth(
          [
            [wet, -width * 0.55],
            [end, 0],
            [wet, width * 0.55],
            [wet + width * 0.2, 0],
          ],
          { closed: true, steps: 5 },
        ),
      );
      context.fill();
    },
  });
}

/** A round dish or jar from above with something in it. */
export function layDish(
  table: Table,
  pose: Pose,
  { radius, glaze, content }: { radius: number; glaze: Colour; content: Colour },
): void {
  lay(table, pose, {
    lift: radius * 0.16,
    draw: (context) => {
      fillPath(context, ellipse([0, 0], radius, radius), css(glaze));
      noShadow(context);
      const bowl = context.createRadialGradient(
        -radius * 0.3,
        -radius * 0.3,
        radius * 0.1,
        0,
        0,
        radius,
      );
      bowl.addColorStop(0, css(shift(glaze, { light: -0.16 })));
      bowl.addColorStop(0.84, css(shift(glaze, { light: -0.05 })));
      bowl.addColorStop(0.92, css(shift(glaze, { light: 0.08 })));
      bowl.addColorStop(1, css(shift(glaze, { light: -0.12 })));
      fillPath(context, ellipse([0, 0], radius, radius), 'rgba(0,0,0,0)');
      context.fillStyle = bowl;
      trace(context, ellipse([0, 0], radius, radius));
      context.fill();
      const pool = context.createRadialGradient(0, 0, 0, 0, 0, radius * 0.72);
      pool.addColorStop(0, css(shift(content, { light: -0.04 })));
      pool.addColorStop(0.9, css(content));
      pool.addColorStop(1, css(content, 0.2));
      context.fillStyle = pool;
      trace(context, ellipse([radius * 0.03, radius * 0.04], radius * 0.7, radius * 0.7));
      context.fill();
      fillPath(
        context,
        ellipse([-radius * 0.25, -radius * 0.34], radius * 0.2, radius * 0.07, { turn: -0.6 }),
        'rgba(255,255,255,0.35)',
      );
    },
  });
}

/** An ink stone with a pool of black. */
export function layInkStone(table: Table, pose: Pose, size: number): void {
  lay(table, pose, {
    lift: size * 0.07,
    draw: (context) => {
      const stone = oklch(0.33, 0.012, 250);
      context.fillStyle = css(stone);
      context.beginPath();
      context.roundRect(-size * 0.36, -size / 2, size * 0.72, size, size * 0.09);
      context.fill();
      noShadow(context);
      context.fillStyle = css(shift(stone, { light: -0.1 }));
      context.beginPath();
      context.roundRect(-size * 0.29, -size * 0.43, size * 0.58, size * 0.86, size * 0.16);
      context.fill();
      context.fillStyle = css(oklch(0.14, 0.01, 260));
      context.beginPath();
      context.roundRect(-size * 0.27, -size * 0.41, size * 0.54, size * 0.36, size * 0.15);
      context.fill();
      fillPath(
        context,
        ellipse([-size * 0.09, -size * 0.31], size * 0.1, size * 0.025, { turn: -0.3 }),
        'rgba(220,230,240,0.5)',
      );
      context.strokeStyle = css(shift(stone, { light: 0.12 }), 0.8);
      context.lineWidth = size * 0.012;
      context.beginPath();
      context.roundRect(-size * 0.345, -size * 0.485, size * 0.69, size * 0.97, size * 0.08);
      context.stroke();
    },
  });
}
