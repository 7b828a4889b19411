import type { Html } from '@storefront/server-kit/html';

import type { CanaryVerdict } from '../../watch/watcher-status';
import type { Judgement } from '../releases/judge-app';

import { badge } from './badge';

export function levelBadge({ level }: Judgement): Html {
  switch (level) {
    case 'alarm':
      return badge('bad', 'Alarm');
    case 'undecided':
      return badge('warning', 'Canary undecided');
    case 'unknown':
      return badge('neutral', 'No reports');
    case 'good':
      return badge('good', 'Good');
  }
}

/** @param verdict `null` while the watcher has not judged the canary */
export function verdictBadge(verdict: CanaryVerdict | null): Html {
  switch (verdict) {
    case 'harmful':
      return badge('bad', 'Harmful');
    case 'no-harm-found':
      return badge('good', 'No harm found');
    case 'undecided':
      return badge('warning', 'Undecided');
    case null:
      return badge('warning', 'Not judged yet');
  }
}
