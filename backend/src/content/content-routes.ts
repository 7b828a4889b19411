import type { PriceRowWire } from '@storefront/shared/api/content/price-file.schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { ApiError } from '../http/api-error';

import { answerMemory } from './response-cache';
import { allDealsAnswer, dealAnswer } from './deal-response';
import { contentIndex } from './content-index';
import { findDocument } from './content-store';
import { groupAnswer } from './group-response';
import { pageAnswer, type ContentDeps } from './page-response';
import { previewAnswers } from './preview/preview-responses';
import { previewTokenIn } from './preview/preview-query';
import { priceFilesOf, priceRows, readPriceFileName } from './prices/price-file';
import { pricesOf } from './prices/price-snapshots';

/** The content calls (specification 7): the words from the database, the prices from the market of the day. */
export function contentRoutes(deps: ContentDeps) {
  const remembered = answerMemory(deps);
  const previews = previewAnswers(deps);

  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.get<{ Params: { pageId: string } }>('/getPage/:pageId', async (request, reply) => {
      const { pageId } = request.params;
      const page =
        (await previewed(request, reply, (token) => previews.page(pageId, token))) ??
        (await remembered(`page ${pageId}`, () => pageAnswer(deps, pageId)));
      // Readers show the message of this shape (DEC-39).
      return page ?? reply.status(404).send({ success: false, message: 'There is no such page.' });
    });
    app.get('/getAllDeals', () => remembered('deals', (unfinished) => allDealsAnswer(deps, unfinished)));
    app.get<{ Params: { dealId: string } }>('/getDealById/:dealId', async (request) => {
      const deal = await remembered(`deal ${request.params.dealId}`, () =>
        dealAnswer(deps, request.params.dealId),
      );
      if (!deal) throw new ApiError(404, 'unknown-deal', 'Deal not found');
      return deal;
    });
    app.get<{ Params: { monthFile: string } }>('/prices/:monthFile', async (request) => {
      const rows = await priceFile(deps, request.params.monthFile);
      if (!rows) throw new ApiError(404, 'unknown-price-file', 'There is no such price file.');
      return { success: true, data: { Hotels: { Result: rows } } };
    });
    app.get<{ Params: { groupId: string } }>('/group-destinations/:groupId', async (request, reply) => {
      const { groupId } = request.params;
      const group =
        (await previewed(request, reply, (token) => previews.group(groupId, token))) ??
        (await remembered(`group ${groupId}`, () => groupAnswer(deps, groupId)));
      if (!group) throw new ApiError(404, 'unknown-group', 'There is no such group.');
      return group;
    });
    app.get('/content-index', async (_request, reply) => {
      reply.header('cache-control', `public, max-age=${INDEX_SECONDS}`);
      return remembered('index', () => contentIndex(deps));
    });
    done();
  };
}

/** As long as a rendered page may be old. */
const INDEX_SECONDS = 60;

/**
 * What a preview link shows; `null` for the live answer. Whoever asks with a token is told which of them it
 * is, and nobody in between may keep it.
 */
async function previewed<T>(
  { query }: FastifyRequest,
  reply: FastifyReply,
  find: (token: string) => Promise<T | null>,
): Promise<T | null> {
  const token = previewTokenIn(query);
  if (token === null) return null;
  const found = await find(token);
  reply.headers({
    'cache-control': 'no-store',
    'x-preview': found ? 'yes' : 'no',
    'access-control-expose-headers': 'x-preview',
  });
  return found;
}

async function priceFile(
  { db, supplier, clock }: ContentDeps,
  name: string,
): Promise<readonly PriceRowWire[] | null> {
  const wanted = readPriceFileName(name);
  const stored = wanted && (await findDocument(db, 'deals', wanted.dealId));
  const today = clock.today();
  if (!wanted || !stored || !Object.values(priceFilesOf(stored.document, today)).includes(name)) return null;
  const { prices } = await pricesOf(
    db,
    { kind: 'price-files', id: name, documentAt: stored.updatedAt, day: today },
    () => priceRows(supplier, stored.document, wanted.month, today),
    clock.now,
  );
  return prices as readonly PriceRowWire[];
}
