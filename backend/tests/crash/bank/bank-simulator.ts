import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

import { portOf } from '@storefront/server-kit/ports';
import { z } from 'zod';

import { isDeclined, bankFault } from './bank-faults';
import { BankLedger } from './bank-ledger';

/** A bank that survives every kill of the backend, since it runs in the process of the test. */
export interface BankSimulator {
  readonly url: string;
  readonly ledger: BankLedger;
  /** Number of injected faults by kind. */
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

/** Starts `POST /charges`, `GET /charges/{key}` and `POST /charges/{key}/cancel` on a free port. */
export async function startBankSimulator(seed: number): Promise<BankSimulator> {
  const ledger = new BankLedger();
  const counts = { refused: 0, lost: 0 };
  const calls = new Map<string, number>();

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const bankRequest = readRequest(request, await text(request));
    const call = (calls.get(bankRequest.key) ?? 0) + 1;
    calls.set(bankRequest.key, call);
    const fault = bankFault(seed, bankRequest.key, call);
    if (fault.refused) {
      counts.refused += 1;
      return reply(response, 500, { error: 'injected fault' });
    }
    await pause(fault.beforeMs);
    const entry = bankRequest.act(ledger, isDeclined(seed, bankRequest.key));
    await pause(fault.afterMs);
    if (fault.lost) {
      counts.lost += 1;
      response.destroy();
      return undefined;
    }
    return entry ? reply(response, 200, entry) : reply(response, 404, { error: 'unknown key' });
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => reply(response, 400, { error: String(error) }));
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

interface BankRequest {
  readonly key: string;
  readonly act: (ledger: BankLedger, declined: boolean) => ReturnType<BankLedger['find']>;
}

/** @throws Error for an unknown path */
function readRequest({ method, url = '' }: IncomingMessage, body: string): BankRequest {
  const [, place, encodedKey, action] = url.split('/');
  if (place !== 'charges') throw new Error(`unknown path ${url}`);
  if (method === 'POST' && encodedKey === undefined) {
    const charge = chargeSchema.parse(JSON.parse(body));
    return { key: charge.key, act: (ledger, declined) => ledger.charge(charge, declined) };
  }
  const key = decodeURIComponent(encodedKey ?? '');
  if (method === 'GET') return { key, act: (ledger) => ledger.find(key) };
  if (action !== 'cancel') throw new Error(`unknown request ${method} ${url}`);
  const { amount } = cancelSchema.parse(JSON.parse(body));
  return { key, act: (ledger) => ledger.cancel(key, amount) };
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
