import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Database } from '@storefront/backend/db/open-database';
import type { BackendEnvironment } from '@storefront/backend/config/environment';
import { termsOf } from '@storefront/backend/config/shop-settings';
import { sendPlainPage } from '@storefront/backend/http/plain-page';
import { parseInput } from '@storefront/backend/http/parse-input';
import type { DemoClock } from '../demo-clock';
import type { Sandbox } from '../payment-sandbox/sandbox-provider';
import { settlePayment } from '@storefront/backend/payments/settle-attempt';
import { ApiError } from '@storefront/backend/http/api-error';

import type { Faults } from './faults';

interface DemoDeps {
  readonly db: Database;
  readonly faults: Faults;
  readonly sandbox: Sandbox | null;
  readonly clock: DemoClock;
  readonly dataDir: string;
  readonly environment: Pick<BackendEnvironment, 'seller' | 'storefrontUrl' | 'shop'>;
}

const outcomeSchema = z.object({ outcome: z.enum(['success', 'declined', 'error', 'cancelled']) });
const DECISIONS = {
  success: { state: 'succeeded', reason: null },
  declined: { state: 'failed', reason: 'declined' },
  error: { state: 'failed', reason: 'processing-error' },
  cancelled: { state: 'cancelled', reason: null },
} as const;

/** Pages behind the links to other companies (`seller.liveChatUrl`, `seller.reviewsUrl`). */
const EXTERNAL_PAGES = [
  [
    '/demo/chat',
    'Live chat',
    'Nobody is here at the moment: in this demonstration the chat has no team. Call us in our hours, or write to us on the page Contact Us, which reaches us at any time.',
  ],
  [
    '/demo/reviews',
    'Reviews',
    'The reviews of the seller are read here, at the service that collects them. This demonstration has none.',
  ],
] as const;

/** @throws ApiError 409 with a real payment provider, whose payments must not be manipulated. */
function requireSandbox(sandbox: Sandbox | null): Sandbox {
  if (!sandbox) throw new ApiError(409, 'no-sandbox', 'Payments are real here.');
  return sandbox;
}

/** Returns endpoints that inject faults, decide payments and expose stored data. Only the demonstration mounts them. */
export function demoRoutes({ db, faults, sandbox, dataDir, clock, environment }: DemoDeps) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.post('/demo/faults', (request) => {
      faults.set(request.body);
      return { success: true };
    });
    app.delete('/demo/faults', () => {
      faults.clear();
      return { success: true };
    });
    app.post('/demo/clock', (request) => {
      const { minutes } = parseInput(z.object({ minutes: z.number().int().min(0).max(1_440) }), request.body);
      clock.advance(minutes * 60_000);
      return { now: new Date(clock.now()).toISOString() };
    });
    app.post('/demo/provider', (request) => {
      const { on } = parseInput(z.object({ on: z.boolean() }), request.body);
      requireSandbox(sandbox).setAvailable(on);
      return { on };
    });
    app.post<{ Params: { paymentId: string } }>('/demo/payments/:paymentId', async (request) => {
      const { outcome } = parseInput(outcomeSchema, request.body);
      const provider = requireSandbox(sandbox);
      const charge = await provider.byKey(request.params.paymentId);
      if (!charge) throw new ApiError(404, 'unknown-payment', 'There is no such payment.');
      const { state, reason } = DECISIONS[outcome];
      await provider.decide(charge.token, state, reason);
      await settlePayment(
        { db, provider, clock, terms: termsOf(environment.shop) },
        request.params.paymentId,
      );
      return { outcome };
    });
    for (const [path, title, text] of EXTERNAL_PAGES) {
      app.get(path, (_request, reply) => {
        const { seller, storefrontUrl } = environment;
        const link = { href: storefrontUrl, label: `Back to ${seller.name}` };
        return sendPlainPage(reply, { status: 200, title, text, link });
      });
    }
    app.get('/demo/state', async () => ({
      orders: await db.selectFrom('orders').selectAll().orderBy('created_at').execute(),
      attempts: await db.selectFrom('attempts').selectAll().orderBy('created_at').execute(),
      refunds: await db.selectFrom('refunds').selectAll().orderBy('created_at').execute(),
      mails: await db.selectFrom('outbox').selectAll().execute(),
      charges: await db.selectFrom('sandbox_charges').select(['key', 'amount', 'state']).execute(),
      subscribers: await db.selectFrom('subscribers').select(['email', 'state']).execute(),
      telemetry: await db.selectFrom('telemetry').selectAll().execute(),
      faults: faults.list(),
      held: faults.held,
    }));
    registerOutbox(app, dataDir);
    done();
  };
}

/** Serves the emails in the outbox folder. */
function registerOutbox(app: FastifyInstance, dataDir: string): void {
  app.get('/outbox', async (_request, reply) => {
    const files = await readdir(join(dataDir, 'outbox')).catch(() => []);
    const list = files
      .filter((file) => file.endsWith('.eml'))
      .map((file) => `<li><a href="/outbox/${file}">${file}</a></li>`);
    return reply
      .type('text/html')
      .send(`<!doctype html><title>Outbox</title><h1>Outbox</h1><ul>${list.join('')}</ul>`);
  });
  app.get<{ Params: { file: string } }>('/outbox/:file', async (request, reply) => {
    if (!/^[\w-]+\.eml$/.test(request.params.file))
      throw new ApiError(404, 'not-found', 'There is no such mail.');
    const mail = await readFile(join(dataDir, 'outbox', request.params.file)).catch(() => null);
    if (!mail) throw new ApiError(404, 'not-found', 'There is no such mail.');
    return reply.type('text/plain; charset=utf-8').send(mail);
  });
}
