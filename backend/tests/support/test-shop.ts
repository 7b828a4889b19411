import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { resultRowSchema } from '@storefront/shared/api/supplier-rows.schema';
import type { QuoteResponse } from '@storefront/shared/api/booking/request-quote';
import { NO_EXTRAS } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { addDays } from '@storefront/shared/domain/dates/iso-date';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';

import { buildApp } from '../../src/app';
import { termsOf } from '../../src/config/shop-settings';
import { openDatabase } from '../../src/db/open-database';

import { createDemoServices, readDemoEnvironment, seedContent } from './demo-services';
import { LEAD, SECOND } from './people';
import { PAGE_VIEW_SECRET } from './page-views';
import { testDatabase } from './test-database';

export const TODAY = '2026-11-21';

/** Opens the backend with the simulated outside services and its own database in a temporary folder. */
export async function openTestShop(more: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-'));
  const settings = readDemoEnvironment({
    DATA_DIR: dataDir,
    MARKET_TODAY: TODAY,
    TELEMETRY_SECRET: PAGE_VIEW_SECRET,
    ...more,
  });
  let later = 0;
  const environment = { ...settings, clock: { ...settings.clock, now: () => settings.clock.now() + later } };
  const database = await testDatabase();
  const { db, close } = await openDatabase(dataDir, database?.url ?? null);
  const { clock } = environment;
  const services = await createDemoServices(environment, db);
  const { supplier } = services;
  const market = present(services.market);
  const sandbox = present(services.sandbox);
  await seedContent(db, { today: TODAY, publicUrl: environment.publicUrl });
  const app = await buildApp({ environment, db, ...services });

  const post = async (path: string, body: object) => {
    const response = await app.inject({ method: 'POST', url: `/api/${path}`, payload: body });
    return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
  };

  /** Returns a quote for the first package that departs a number of days from today. */
  async function quote(daysAhead = 200, extras = NO_EXTRAS): Promise<QuoteResponse> {
    const date = addDays(TODAY, daysAhead);
    const { results } = market.search({
      destinationId: 101,
      departureId: -1,
      dateMin: date,
      dateMax: date,
      durationMin: 7,
      durationMax: 7,
      boardType: '',
      rating: '12345',
      rooms: DEFAULT_OCCUPANCY,
      maxResults: 50,
    });
    const first = results[0];
    if (!first) throw new Error(`nothing departs ${daysAhead} days from today`);
    const { quoteReference } = resultRowSchema.parse(first);
    const response = await post('quotes', { reference: quoteReference, rooms: DEFAULT_OCCUPANCY, extras });
    return response.body as unknown as QuoteResponse;
  }

  async function leadPassenger(): Promise<string> {
    const { body } = await post('createLeadPassenger', LEAD);
    const leadPassengerId = String(body['leadPassengerId']);
    const others = [{ ...SECOND, leadPassengerId }];
    await post('createOtherPassengers', { leadPassengerId, passengers: others });
    return leadPassengerId;
  }

  return {
    /** Advances the clock by milliseconds. */
    wait: (ms: number) => {
      later += ms;
    },
    app,
    publicUrl: environment.publicUrl,
    environment,
    terms: termsOf(environment.shop),
    db,
    sandbox,
    clock,
    market,
    supplier,
    post,
    quote,
    leadPassenger,
    close: async () => {
      await app.close();
      await close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** @throws Error when the environment replaces a simulated service */
function present<T>(service: T | null): T {
  if (service === null) throw new Error('The tests need the simulated supplier and the payment sandbox.');
  return service;
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;
