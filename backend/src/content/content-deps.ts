import type { Claims } from '@storefront/shared/contracts/claims';
import type { Clock } from '@storefront/shared/platform/time/clock';

import type { Database } from '../db/open-database';
import type { Supplier } from '../supplier/supplier';

import type { ContentPreview } from './live-content';

/** What the responses of content are made from. */
export interface ContentDeps {
  readonly db: Database;
  readonly supplier: Supplier;
  readonly clock: Clock;
  /** Claims of the settings, which apply where no document is live; by default the specified ones. */
  readonly claims?: Claims | undefined;
  /** Prices stay those of today; only documents are those of the preview. */
  readonly preview?: ContentPreview | undefined;
}
