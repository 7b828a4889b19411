import { CONTRACT_VERSION } from '@storefront/shared/contracts/contract-version';
import type { SessionFixtures } from '@storefront/shared/contracts/session-fixtures';

/** mfe-manage neither writes nor reads the booking session. */
export const sessionFixtures: SessionFixtures = { contract: CONTRACT_VERSION, writes: [], reads: [] };
