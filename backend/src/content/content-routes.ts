import type { PriceRowWire } from '@storefront/shared/api/content/price-file.schema';
import type { FastifyInstance } from 'fastify';

import { Refusal } from '../refusal';

import { answerMemory } from './answer-memory';
import { allDealsAnswer, dealAnswer } from './deal-answer';
import { findDocument } from './content-store';
import { groupAnswer } from './group-answer';
import { pageAnswer, type ContentDeps } from './page-answer';
import { priceFilesOf, priceRows, readPriceFileName } from './prices/price-file';
import { pricesOf } from './prices/price-snapshots';

/** The content calls (specification 7): the words from the database, the prices from the market of the day. */
export function contentRoutes(deps: ContentDeps) {
  const remembered = answerMemory(deps);

  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.get<{ Params: { pageId: string } }>('/getPage/:pageId', async (request, reply) => {
      const page = await remembered(`page ${request.params.pageId}`, () =>
        pageAnswer(deps, request.params.pageId),
      );
      // Readers show the message of this shape (DEC-39).
      return page ?? reply.status(404).send({ success: false, message: 'There is no such page.' });
    });
    app.get('/getAllDeals', () => remembered('deals', () => allDealsAnswer(deps)));
    app.get<{ Params: { dealId: string } }>('/getDealById/:dealId', async (request) => {
      const deal = await remembered(`deal ${request.params.dealId}`, () =>
        dealAnswer(deps, request.params.dealId),
      );
      if (!deal) throw new Refusal(404, 'unknown-deal', 'Deal not found');
      return deal;
    });
    app.get<{ Params: { monthFile: string } }>('/prices/:monthFile', async (request) => {
      const rows = await priceFile(deps, request.params.monthFile);
      if (!rows) throw new Refusal(404, 'unknown-price-file', 'There is no such price file.');
      return { success: true, data: { Hotels: { Result: rows } } };
    });
    app.get<{ Params: { groupId: string } }>('/group-destinations/:groupId', async (request) => {
      const group = await remembered(`group ${request.params.groupId}`, () =>
        groupAnswer(deps, request.params.groupId),
      );
      if (!group) throw new Refusal(404, 'unknown-group', 'There is no such group.');
      return group;
    });
    done();
  };
}

async function priceFile(
  { db, market, clock }: ContentDeps,
  name: string,
): Promise<readonly PriceRowWire[] | null> {
  const wanted = readPriceFileName(name);
  const stored = wanted && (await findDocument(db, 'deals', wanted.dealId));
  const today = clock.today();
  if (!wanted || !stored || !Object.values(priceFilesOf(stored.document, today)).includes(name)) return null;
  const { prices } = await pricesOf(
    db,
    { kind: 'price-files', id: name, documentAt: stored.updatedAt, day: today },
    async () => priceRows(market, stored.document, wanted.month, today),
    clock.now,
  );
  return prices as readonly PriceRowWire[];
}
