import type { BackendEnvironment } from '../config/environment';
import { keptSecret } from '../config/kept-secret';

import type { TokenSettings } from './booking-tokens';

/** Returns what signs the links and tokens of this shop: all processes of a shop need the same secret. */
export function tokenSettings({
  dataDir,
  bookingSecret,
  storefrontUrl,
  clock,
}: Pick<BackendEnvironment, 'dataDir' | 'bookingSecret' | 'storefrontUrl' | 'clock'>): TokenSettings {
  return { secret: keptSecret(dataDir, 'booking-secret', bookingSecret), storefrontUrl, clock };
}
