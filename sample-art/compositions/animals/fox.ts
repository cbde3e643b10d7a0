import type { Compose } from '../../scene.ts';
import { foxAsleep } from './fox-asleep.ts';
import { foxInTheField } from './fox-in-the-field.ts';

/** A fox: in winter far out on a field, else asleep in the leaves. */
export const fox: Compose = (scene, brief) =>
  (brief.season === 'winter' ? foxInTheField : foxAsleep)(scene, brief);
