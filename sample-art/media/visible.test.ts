import { describe, expect, test } from 'vitest';
import { oklch } from '../colour.ts';
import { rectangle } from '../curve.ts';
import { createGuide } from '../raster.ts';
import { Scene } from '../scene.ts';
import { visibleStretches } from './visible.ts';

const SIZE = { width: 400, height: 100 };

/** The stretches left of a level line 300 long and 8 wide, behind a wall that ends `gap` before its right end. */
function stretchesBehindWall(gap: number) {
  const scene = new Scene();
  const colour = oklch(0.3, 0.02, 50);
  scene.line(
    [
      [20, 50],
      [320, 50],
    ],
    colour,
    { width: 8 },
  );
  scene.shape(rectangle(0, 0, 320 - gap, 100), colour);
  const [line] = scene.elements;
  if (line?.type !== 'line') throw new Error('The line was laid first.');
  const guide = createGuide(scene.elements, SIZE.width, SIZE.height);
  return visibleStretches(line, 0, { guide, ...SIZE });
}

describe('what shows of a line behind something', () => {
  test('it is the part that stands out', () => {
    expect(stretchesBehindWall(120)).toHaveLength(1);
  });

  test('it is nothing when only a speck stands out', () => {
    expect(stretchesBehindWall(12)).toEqual([]);
  });
});
