import { describe, expect, test } from 'vitest';
import { oklch } from '../colour.ts';
import { rectangle } from '../curve.ts';
import { vertical } from '../paint.ts';
import { createGuide, rasterise } from '../raster.ts';
import { Scene } from '../scene.ts';
import { visibleParts, visibleStretches } from './visible.ts';

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

/** The edges shown of a grey square from 100 to 200, behind a dark wall that covers it from `wallAt` on. */
function edgesBehindWall(wallAt: number) {
  const scene = new Scene();
  scene.shape(rectangle(100, 20, 100, 60), oklch(0.7, 0.02, 50));
  scene.shape(rectangle(wallAt, 0, 400 - wallAt, 100), oklch(0.3, 0.02, 50));
  const [square] = scene.elements;
  if (square?.type !== 'shape') throw new Error('The square was laid first.');
  const { width, height } = SIZE;
  const guide = createGuide(scene.elements, width, height);
  const sketch = rasterise(scene.elements, width, height, [250, 250, 250]);
  return visibleParts(square.outline, 0, { sketch, guide, reach: 4 }).flat();
}

describe('what shows of an outline behind something', () => {
  test('it is every edge up to what hides it, however few its corners', () => {
    const places = edgesBehindWall(160);
    expect(Math.min(...places.map(([x]) => x))).toBe(100);
    expect(Math.max(...places.map(([x]) => x))).toBeGreaterThan(145);
    expect(Math.max(...places.map(([x]) => x))).toBeLessThanOrEqual(164);
  });

  test('it is nothing behind a form with light and shade of its own', () => {
    const scene = new Scene();
    scene.shape(rectangle(100, 20, 100, 60), oklch(0.7, 0.02, 50));
    scene.shape(rectangle(40, 0, 300, 100), vertical(0, 100, [250, 250, 250], [20, 20, 20]));
    const guide = createGuide(scene.elements, SIZE.width, SIZE.height);
    const sketch = rasterise(scene.elements, SIZE.width, SIZE.height, [250, 250, 250]);
    expect(visibleParts(rectangle(100, 20, 100, 60), 0, { sketch, guide, reach: 4 })).toEqual([]);
  });
});
