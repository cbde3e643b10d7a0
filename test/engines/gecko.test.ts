// @module-tag full

import { hasFirefox, startFirefox } from './firefox.ts';
import { describeSmokeVisits } from './smoke-visits.ts';

describeSmokeVisits({ name: 'Gecko', isThere: hasFirefox, start: startFirefox });
