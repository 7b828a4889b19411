import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { ApiError } from '../http/api-error';
import { parseInput } from '../http/parse-input';

import { cardPricesQuerySchema, cardPricesResponse } from './card-prices';
import { dealListResponse, dealResponse, type DealDeps } from './deal-response';
import { contentIndex } from './content-index';
import { findDocument } from './content-store';
import { groupResponse } from './group-response';
import { pageResponse, type ContentDeps } from './page-response';
import { contentViews } from './preview/content-views';
import { previewResponses, type PreviewResponses } from './preview/preview-responses';
import { previewTokenIn } from './preview/preview-query';
import { priceFilesOf, priceRows, readPriceFileName } from './prices/price-file';
import { dailyPrices } from './prices/price-snapshots';
import { homeResponse, listPageResponse, siteResponse, textPageResponse } from './site/site-response';

/** Routes of the content calls (specification 7): documents from the database with the supplier's prices of the day. */
export function contentRoutes(deps: DealDeps) {
  const viewOf = contentViews(deps);
  const previews = previewResponses(deps);

  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.get<{ Params: { pageId: string } }>('/getPage/:pageId', async (request, reply) => {
      const { pageId } = request.params;
      const { deps: own, cached } = await viewOf(request, reply);
      const page =
        (await previewed(request, reply, (token) => previews.page(pageId, token))) ??
        (await cached(`page ${pageId}`, () => pageResponse(own, pageId)));
      // The storefront shows the message of this shape (DEC-39).
      return page ?? reply.status(404).send({ success: false, message: 'There is no such page.' });
    });
    app.get('/card-prices', async (request, reply) => {
      const { ids } = parseInput(cardPricesQuerySchema, request.query);
      const { deps: own, cached } = await viewOf(request, reply);
      return cardPricesResponse(ids, (pageId) => cached(`page ${pageId}`, () => pageResponse(own, pageId)));
    });
    registerDeals(app, viewOf);
    app.get<{ Params: { groupId: string } }>('/group-destinations/:groupId', async (request, reply) => {
      const { groupId } = request.params;
      const { deps: own, cached } = await viewOf(request, reply);
      const group =
        (await previewed(request, reply, (token) => previews.group(groupId, token))) ??
        (await cached(`group ${groupId}`, () => groupResponse(own, groupId)));
      if (!group) throw new ApiError(404, 'unknown-group', 'There is no such group.');
      return group;
    });
    registerSite(app, viewOf, previews);
    app.get('/content-index', async (request, reply) => {
      const { deps: own, cached, moment } = await viewOf(request, reply);
      if (!moment) reply.header('cache-control', `public, max-age=${INDEX_SECONDS}`);
      return cached('index', () => contentIndex(own));
    });
    done();
  };
}

type ViewOf = ReturnType<typeof contentViews>;

function registerDeals(app: FastifyInstance, viewOf: ViewOf): void {
  app.get('/getAllDeals', async (request, reply) => {
    const { deps, cached } = await viewOf(request, reply);
    return cached('deals', (markIncomplete) => dealListResponse(deps, markIncomplete));
  });
  app.get<{ Params: { dealId: string } }>('/getDealById/:dealId', async (request, reply) => {
    const { dealId } = request.params;
    const { deps, cached } = await viewOf(request, reply);
    const deal = await cached(`deal ${dealId}`, () => dealResponse(deps, dealId));
    if (!deal) throw new ApiError(404, 'unknown-deal', 'Deal not found');
    return deal;
  });
  app.get<{ Params: { monthFile: string } }>('/prices/:monthFile', async (request, reply) => {
    const { deps } = await viewOf(request, reply);
    const rows = await priceFile(deps, request.params.monthFile);
    if (!rows) throw new ApiError(404, 'unknown-price-file', 'There is no such price file.');
    return { success: true, data: { Hotels: { Result: rows } } };
  });
}

/** Documents of the whole site: menus, home page and static pages. */
function registerSite(app: FastifyInstance, viewOf: ViewOf, previews: PreviewResponses): void {
  app.get('/site', async (request, reply) => {
    const { deps, cached, moment } = await viewOf(request, reply);
    const site = await cached('site', () => siteResponse(deps));
    // The edge server states in a bar what it previews.
    return moment
      ? { ...site, preview: { at: moment.at?.toISOString() ?? null, drafts: moment.drafts } }
      : site;
  });
  app.get('/home', async (request, reply) => {
    const { deps, cached } = await viewOf(request, reply);
    const home =
      (await previewed(request, reply, (token) => previews.home(token))) ??
      (await cached('home', () => homeResponse(deps)));
    if (!home) throw new ApiError(404, 'unknown-home', 'No home page is published.');
    return home;
  });
  app.get<{ Params: { listId: string } }>('/lists/:listId', async (request, reply) => {
    const { listId } = request.params;
    const { deps, cached } = await viewOf(request, reply);
    const list = await cached(`list ${listId}`, () => listPageResponse(deps, listId));
    if (!list) throw new ApiError(404, 'unknown-list', 'There is no such page.');
    return list;
  });
  app.get<{ Params: { pageId: string } }>('/text-pages/:pageId', async (request, reply) => {
    const { pageId } = request.params;
    const { deps, cached } = await viewOf(request, reply);
    const page =
      (await previewed(request, reply, (token) => previews.textPage(pageId, token))) ??
      (await cached(`text ${pageId}`, () => textPageResponse(deps, pageId)));
    if (!page) throw new ApiError(404, 'unknown-text-page', 'There is no such page.');
    return page;
  });
}

/** Equal to the maximum age of a rendered page. */
const INDEX_SECONDS = 60;

/**
 * Returns the previewed document; `null` for the live response. The header `x-preview` states which of the two a request
 * with a token gets, and caches must not store it.
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

/** A file has thousands of rows: they are sent as they were stored, and the browser parses each (API-PRICES-01). */
const storedRowsSchema = z.array(z.unknown()).readonly();

async function priceFile(deps: ContentDeps, name: string): Promise<readonly unknown[] | null> {
  const { supplier, clock } = deps;
  const requested = readPriceFileName(name);
  const stored = requested && (await findDocument(deps, 'deals', requested.dealId));
  const today = clock.today();
  if (!requested || !stored || !Object.values(priceFilesOf(stored.document, today)).includes(name))
    return null;
  const { prices } = await dailyPrices(
    deps,
    { kind: 'price-files', id: name, documentAt: stored.updatedAt, day: today },
    storedRowsSchema,
    () => priceRows(supplier, stored.document, requested.month, today),
  );
  return prices;
}
