import { expect, test } from 'vitest';
import { type Camera, project } from './camera.ts';

const camera: Camera = {
  width: 1600,
  height: 1000,
  alongCm: 300,
  distanceCm: 400,
  eyeCm: 150,
  yaw: 0,
  focal: 1,
  horizon: 0.5,
};

test('it sees what hangs straight ahead at eye level in the middle', () => {
  expect(project(camera, 300, 0, 150).at).toEqual([800, 500]);
});

test('it sees a thing twice as near twice as large', () => {
  const far = project(camera, 300, 0, 0).scale;
  expect(project(camera, 300, 200, 0).scale).toBeCloseTo(far * 2);
});

test('it sees the floor rise towards the horizon with distance', () => {
  const [, near] = project(camera, 300, 300, 0).at;
  const [, far] = project(camera, 300, 0, 0).at;
  expect(near).toBeGreaterThan(far);
  expect(far).toBeGreaterThan(500);
});

test('it sees the end of the wall that it turns to recede', () => {
  const turned = { ...camera, yaw: -0.6 };
  const [left, right] = [100, 500].map((along) => project(turned, along, 0, 150).scale);
  expect(left).toBeLessThan(right ?? 0);
});
