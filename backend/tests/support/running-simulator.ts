import { portOf } from '@storefront/server-kit/ports';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import { simulatorApp, type Market } from './demo-services';

export interface RunningSimulator {
  /** Base URL of the supplier calls. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts the supplier simulator as a server of its own on a free port. */
export async function startSimulator(market: Market, today: () => IsoDate): Promise<RunningSimulator> {
  const app = await simulatorApp({ market, today, storefrontOrigins: ['http://localhost:3000'] });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url: `http://127.0.0.1:${portOf(app.server)}/supplier`,
    close: () => app.close(),
  };
}
