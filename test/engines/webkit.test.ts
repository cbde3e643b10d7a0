// @module-tag full

import { describeSmokeVisits } from './smoke-visits.ts';
import { hasWebKit, startWebKit } from './webkit.ts';

describeSmokeVisits({ name: 'WebKit', isThere: hasWebKit, start: startWebKit });
