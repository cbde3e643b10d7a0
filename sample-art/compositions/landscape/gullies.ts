import type { Colour } from '../../colour.ts';
import { type Point, pointAt } from '../../curve.ts';
import type { Brief, Scene } from '../../scene.ts';
import { broken } from './rocks.ts';

interface Gullies {
  readonly crest: readonly Point[];
  readonly spur: readonly Point[];
  readonly tall: number;
  readonly towards: number;
  readonly colour: (t: number) => Colour;
}

/** Ribs that run down from the crest and give the flank its relief. */
export function gullies(
  scene: Scene,
  { random }: Pick<Brief, 'random'>,
  { crest, tall, towards, colour }: Gullies,
): void {
  for (let i = 0; i < 5; i++) {
    const t = (i + random()) / 5.5;
    const [x, y] = pointAt(crest, t);
    const long = tall * random.between(0.16, 0.4) * (1 - t * 0.3);
    const wide = tall * random.between(0.035, 0.085);
    const line = broken(
      random,
      [
        [x, y],
        [x - towards * long * 0.16, y + long * 0.5],
        [x - towards * long * random.between(-0.1, 0.4), y + long],
      ],
      0.12,
      2,
    );
    const back = line.map(
      ([px, py], n): Point => [
        px - towards * wide * Math.sin((Math.PI * n) / (line.length - 1)),
        py,
      ],
    );
    scene.shape([...line, ...back.toReversed()], colour(0.2 + t * 0.4), {
      edge: 2,
      opacity: 0.8,
      contour: 0.15,
      direction: 1.2,
      detail: 0.4,
    });
  }
}
