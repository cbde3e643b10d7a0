import { mix, type oklch, shift } from '../../colour.ts';
import { along } from '../../paint.ts';
import type { Brief, Scene } from '../../scene.ts';
import { plot } from '../plot.ts';
import { type Figure, placeFigure } from './figure.ts';

export interface Fur {
  readonly rust: ReturnType<typeof oklch>;
  readonly white: ReturnType<typeof oklch>;
  readonly shade: ReturnType<typeof oklch>;
}

/** A narrow face in profile: dark-backed ears, white cheek, black nose. */
export function paintFoxHead(
  scene: Scene,
  { palette }: Brief,
  body: Figure,
  { rust, white, sooty, shade }: Fur & { sooty: ReturnType<typeof oklch> },
): void {
  const { area, at, path, scale } = placeFigure({
    to: body.at(-0.09, -0.11),
    scale: body.scale * 0.89,
    turn: 0.03,
  });
  scene.shape(area(plot('-84,-118 -82,-146 -70,-122')), mix(sooty, shade, 0.4), {
    detail: 0.8,
    contour: 0.7,
  });
  const skull = area(
    plot(
      '-127,-95 -118,-101 -104,-108 -95,-120 -82,-126 -66,-122 -54,-108 -50,-92 -60,-80 -76,-78 -90,-84 -104,-87 -120,-88',
    ),
  );
  scene.shape(
    skull,
    along(at(-0.9, -1.25), at(-0.84, -0.8), shift(rust, { light: 0.06 }), rust, shade),
    { detail: 0.95, direction: -0.3, contour: 0.6, edge: 1.5 },
  );
  scene.within(skull, () => {
    scene.shape(
      area(plot('-130,-93 -110,-95 -92,-99 -72,-95 -62,-86 -50,-72 -90,-74 -130,-82')),
      white,
      { edge: 3, contour: 0, detail: 0.9 },
    );
  });
  // Ruff and nape lie over the seam of head and trunk.
  scene.shape(area(plot('-56,-116 -36,-110 -20,-104 -26,-84 -44,-72 -60,-80 -58,-98')), rust, {
    edge: 9,
    contour: 0,
    detail: 0.7,
    direction: 0.6,
  });
  scene.shape(area(plot('-66,-90 -76,-82 -72,-70 -66,-58 -54,-62 -50,-80')), white, {
    edge: 6,
    contour: 0,
    detail: 0.8,
    direction: 1.2,
  });
  scene.shape(area(plot('-76,-116 -78,-134 -67,-154 -58,-136 -54,-114 -64,-110')), rust, {
    detail: 0.9,
  });
  scene.shape(area(plot('-64,-130 -66,-153 -57,-136 -56,-122')), sooty, {
    edge: 2,
    detail: 0.9,
    contour: 0.3,
  });
  scene.shape(area(plot('-130,-95 -124,-100 -120,-96 -124,-91')), palette.dark, {
    detail: 1,
    contour: 0,
  });
  scene.line(path(plot('-105,-103 -99,-107 -92,-105.5')), palette.dark, {
    width: scale * 0.036,
    pressure: (t) => 0.4 + Math.sin(t * Math.PI) * 0.6,
    dry: 0,
  });
}
