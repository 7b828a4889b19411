import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { Database } from '../db/open-database';
import { parseInput } from '../parse-input';
import type { Sandbox } from '../payments/sandbox-provider';
import { Refusal } from '../refusal';

import type { Faults } from './faults';

interface DemoDeps {
  readonly db: Database;
  readonly faults: Faults;
  readonly sandbox: Sandbox;
  readonly dataDir: string;
}

/** Switches and looks inside, for demonstrations and tests. Never mounted outside demo mode. */
export function demoRoutes({ db, faults, sandbox, dataDir }: DemoDeps) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.post('/demo/faults', (request) => {
      faults.set(request.body);
      return { success: true };
    });
    app.delete('/demo/faults', () => {
      faults.clear();
      return { success: true };
    });
    app.post('/demo/provider', (request) => {
      const { on } = parseInput(z.object({ on: z.boolean() }), request.body);
      sandbox.setOn(on);
      return { on };
    });
    app.get('/demo/state', async () => ({
      orders: await db.selectFrom('orders').selectAll().orderBy('created_at').execute(),
      attempts: await db.selectFrom('attempts').selectAll().orderBy('created_at').execute(),
      mails: await db.selectFrom('outbox').selectAll().execute(),
      charges: await db.selectFrom('sandbox_charges').select(['key', 'amount', 'state']).execute(),
    }));
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
        throw new Refusal(404, 'not-found', 'There is no such mail.');
      const mail = await readFile(join(dataDir, 'outbox', request.params.file)).catch(() => null);
      if (!mail) throw new Refusal(404, 'not-found', 'There is no such mail.');
      return reply.type('text/plain; charset=utf-8').send(mail);
    });
    done();
  };
}
