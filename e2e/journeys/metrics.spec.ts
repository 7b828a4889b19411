import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { z } from 'zod';

import { Shopper, withoutPictures } from '../pages/shopper';
import { openBooking, payableBooking } from '../support/payable-booking';
import { expect, METRICS_TOKEN, test } from '../support/storefront';
import { startTracedShop, type Span, type TracedShop } from '../support/traced-shop';

const rulesSchema = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })).min(1) })),
});

/** Names of our own metrics in an expression. */
const OWN_METRIC = /\b(?:shop|site|http|supplier)_[a-z_]+/g;

async function scrape(origin: string): Promise<string> {
  const response = await fetch(`${origin}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  expect(response.status).toBe(200);
  return response.text();
}

test('a booking is in the metrics, which have every series of the alerts, and each alert has a runbook', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  await storefront.provider(true);
  await openBooking(page, storefront, await payableBooking(storefront));
  const shopper = new Shopper(page, storefront);
  await shopper.payOnGateway('4242 4242 4242 4242');
  await shopper.confirmed();

  const backend = await scrape(storefront.backend);
  const site = await scrape(storefront.site);
  const { orders } = await storefront.state();
  const confirmed = orders.filter(({ state }) => state === 'confirmed');
  expect(backend).toContain(`shop_orders{state="confirmed"} ${confirmed.length}\n`);
  expect(backend).toContain('shop_database_up 1\n');
  expect(backend).toMatch(/supplier_call_duration_seconds_count\{call="pricePackage",outcome="ok"\} [1-9]/);
  expect(backend).toMatch(
    /http_request_duration_seconds_count\{method="POST",route="\/api\/pay",status="200"\} [1-9]/,
  );
  expect(site).toMatch(/site_release_traffic_percent\{app="mfe-checkout",version="[^"]+"\} 100\n/);
  expect(site).toContain('site_registry_usable 1\n');
  // Nobody without the token, such as a shopper.
  expect((await fetch(`${storefront.site}/metrics`)).status).toBe(401);
  expect((await fetch(`${storefront.backend}/metrics`)).status).toBe(401);
  expect(backend).not.toContain('ann@example.com');

  const text = readFileSync(join(storefront.root, 'deploy/prometheus/alerts.yaml'), 'utf8');
  const rules = rulesSchema.parse(parse(text)).groups.flatMap((group) => group.rules);
  const runbooks = readFileSync(join(storefront.root, 'docs/runbooks.md'), 'utf8');
  for (const { alert, expr } of rules) {
    for (const name of expr.match(OWN_METRIC) ?? [])
      expect(backend + site, `${alert}: ${name}`).toMatch(new RegExp(`^${name}[{ ]`, 'm'));
    expect(runbooks).toContain(`\n## ${alert}\n`);
  }
});

test('one booking is traced from the page view through site, backend and database to the supplier', async ({
  page,
  storefront,
}) => {
  // It starts a site and a backend of its own.
  test.slow();
  const shop = await startTracedShop(storefront);
  try {
    await withoutPictures(page);
    await shop.provider(true);
    const shopper = new Shopper(page, shop);
    await shopper.searchFromHome('Antalya');
    await shopper.chooseFirstHotel();
    await tracedCalls(page);
    await shopper.bookNow();
    await shopper.personalise();
    const quote = await spanOf(shop, 'POST /api/quotes');
    const view = parentOf(shop, quote);
    expect(view).toMatchObject({ service: 'site', name: 'POST /page-view' });
    expect(quote).toMatchObject({ service: 'backend', traceId: view?.traceId });
    const children = shop.spans().filter(({ parentSpanId }) => parentSpanId === quote.spanId);
    expect(children.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['supplier pricePackage', 'insert']),
    );

    await shopper.enterPassengers();
    await tracedCalls(page);
    await shopper.payOnGateway('4242 4242 4242 4242');
    await shopper.confirmed();
    const pay = await spanOf(shop, 'POST /api/pay');
    const paymentView = parentOf(shop, pay);
    expect(paymentView).toMatchObject({ service: 'site', name: 'POST /page-view' });
    // The payment page is for one visitor: its document begins the trace.
    expect(paymentView && parentOf(shop, paymentView)).toMatchObject({ service: 'site', name: 'GET /*' });
  } finally {
    await shop.stop();
  }
});

/** Waits until the page sends its trace: it has a function of its own around that of the browser. */
async function tracedCalls(page: Page): Promise<void> {
  await page.waitForFunction(() => !/native code/.test(window.fetch.toString()));
}

/** Services export their spans some time after the response. */
async function spanOf(shop: TracedShop, name: string): Promise<Span> {
  const find = () => shop.spans().find((span) => span.name === name);
  await expect.poll(find).toBeDefined();
  const span = find();
  if (!span) throw new Error(`there is no span ${name}`);
  await expect.poll(() => parentOf(shop, span)).toBeDefined();
  return span;
}

function parentOf(shop: TracedShop, { parentSpanId, traceId }: Span): Span | undefined {
  return shop.spans().find((span) => span.spanId === parentSpanId && span.traceId === traceId);
}
