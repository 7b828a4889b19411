import { fileURLToPath } from 'node:url';

import { readReleaseKeys, type ReleaseKeys } from '@storefront/delivery/signing/release-keys';

/** Folder of the signing keys for the releases of journeys. */
export const JOURNEY_KEYS =
  process.env['JOURNEY_KEYS'] ?? fileURLToPath(new URL('../../.cache/journeys/keys', import.meta.url));

export function journeyKeys(): ReleaseKeys {
  return readReleaseKeys({ folder: JOURNEY_KEYS, signingKey: null });
}
