import type { Clock } from '@storefront/shared/time/clock';
import type { FastifyInstance } from 'fastify';

import type { Market } from '../market/market';
import { Refusal } from '../refusal';

import { catalogueDeals } from './catalogue-deals';

/** The content calls (specification 7). Prices come from the market of the day. */
export function contentRoutes(market: Market, clock: Clock) {
  let made: { readonly on: string; readonly deals: ReturnType<typeof catalogueDeals> } | null = null;
  const deals = () => {
    const on = clock.today();
    if (made?.on !== on) made = { on, deals: catalogueDeals(market, on) };
    return made.deals;
  };

  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.get('/getAllDeals', () => ({ deals: deals().map(({ listed }) => listed) }));
    app.get<{ Params: { dealId: string } }>('/getDealById/:dealId', (request) => {
      const deal = deals().find(({ listed }) => listed.dealId === request.params.dealId);
      if (!deal) throw new Refusal(404, 'unknown-deal', 'Deal not found');
      return deal.whole;
    });
    done();
  };
}
