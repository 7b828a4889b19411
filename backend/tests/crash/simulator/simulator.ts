import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

import { portOf } from '@storefront/server-kit/ports';
import { z } from 'zod';

import { isDeclined, misfortuneOf } from './misfortune';
import { SimulatorLedger } from './simulator-ledger';

/** A bank that outlives every kill of the shop, because it runs in the process that kills. */
export interface Simulator {
  readonly url: string;
  readonly ledger: SimulatorLedger;
  /** How often each thing went wrong. */
  readonly counts: { refused: number; lost: number };
  readonly close: () => Promise<void>;
}

const chargeSchema = z.object({
  key: z.string().min(1),
  amount: z.number().int().positive(),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
});
const cancelSchema = z.object({ amount: z.number().int().positive() });

/** `POST /charges`, `GET /charges/{key}` and `POST /charges/{key}/cancel` on a port of its own. */
export async function startSimulator(seed: number): Promise<Simulator> {
  const ledger = new SimulatorLedger();
  const counts = { refused: 0, lost: 0 };
  const calls = new Map<string, number>();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = readQuestion(request, await text(request));
    const call = (calls.get(asked.key) ?? 0) + 1;
    calls.set(asked.key, call);
    const fate = misfortuneOf(seed, asked.key, call);
    if (fate.refused) {
      counts.refused += 1;
      return reply(response, 500, { error: 'the bank is not well' });
    }
    await pause(fate.beforeMs);
    const entry = asked.act(ledger, isDeclined(seed, asked.key));
    await pause(fate.afterMs);
    if (fate.lost) {
      counts.lost += 1;
      response.destroy();
      return undefined;
    }
    return entry ? reply(response, 200, entry) : reply(response, 404, { error: 'never heard of it' });
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => reply(response, 400, { error: String(error) }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    ledger,
    counts,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

interface Question {
  readonly key: string;
  readonly act: (ledger: SimulatorLedger, declined: boolean) => ReturnType<SimulatorLedger['find']>;
}

/** @throws Error for what is no question to a bank */
function readQuestion({ method, url = '' }: IncomingMessage, body: string): Question {
  const [, place, named, what] = url.split('/');
  if (place !== 'charges') throw new Error(`there is no ${url}`);
  if (method === 'POST' && named === undefined) {
    const wish = chargeSchema.parse(JSON.parse(body));
    return { key: wish.key, act: (ledger, declined) => ledger.charge(wish, declined) };
  }
  const key = decodeURIComponent(named ?? '');
  if (method === 'GET') return { key, act: (ledger) => ledger.find(key) };
  if (what !== 'cancel') throw new Error(`there is no ${method} ${url}`);
  const { amount } = cancelSchema.parse(JSON.parse(body));
  return { key, act: (ledger) => ledger.cancel(key, amount) };
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
