import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

import { portOf } from '@storefront/server-kit/ports';
import { z } from 'zod';

import { bankFault, isDeclined, isRefundRefused } from './bank-faults';
import { BankLedger } from './bank-ledger';

/** A bank that survives every kill of the backend, since it runs in the process of the test. */
export interface BankSimulator {
  readonly url: string;
  readonly ledger: BankLedger;
  /** Number of injected faults by kind. */
  readonly counts: { refused: number; lost: number };
  /** Ends all injected faults, so that the work that is left needs no further tries. */
  readonly endFaults: () => void;
  readonly close: () => Promise<void>;
}

const chargeSchema = z.object({
  key: z.string().min(1),
  amount: z.number().int().positive(),
  brand: z.string().nullable(),
  last4: z.string().nullable(),
});
const amountSchema = z.object({ amount: z.number().int().positive() });
const pageSchema = amountSchema.extend({ key: z.string().min(1) });
const refundSchema = pageSchema.extend({ chargeKey: z.string().min(1) });

/**
 * Starts `POST /charges`, `GET /charges/{key}`, `POST /charges/{key}/cancel`, `POST /pages` and `POST /refunds` for the
 * shop, and `POST /pages/{key}/pay` for shoppers, on a free port.
 */
export async function startBankSimulator(seed: number): Promise<BankSimulator> {
  const ledger = new BankLedger();
  const counts = { refused: 0, lost: 0 };
  const calls = new Map<string, number>();
  let isFaulty = true;

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const bankRequest = readRequest(request, await text(request));
    const call = (calls.get(bankRequest.key) ?? 0) + 1;
    calls.set(bankRequest.key, call);
    const fault = isFaulty ? bankFault(seed, bankRequest.key, call) : NO_FAULT;
    if (fault.refused) {
      counts.refused += 1;
      return reply(response, 500, { error: 'injected fault' });
    }
    await pause(fault.beforeMs);
    const entry = bankRequest.act(ledger, seed);
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
    endFaults: () => {
      isFaulty = false;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const NO_FAULT: ReturnType<typeof bankFault> = { refused: false, lost: false, beforeMs: 0, afterMs: 0 };

interface BankRequest {
  readonly key: string;
  /** Executes the request. @returns null for an unknown key */
  readonly act: (ledger: BankLedger, seed: number) => object | null;
}

/** @throws Error for an unknown path */
function readRequest({ method, url = '' }: IncomingMessage, body: string): BankRequest {
  const [, place, encodedKey, action] = url.split('/');
  const key = decodeURIComponent(encodedKey ?? '');
  if (method === 'GET' && place === 'charges') return { key, act: (ledger) => ledger.find(key) };
  const json: unknown = body === '' ? {} : JSON.parse(body);
  switch (`${place} ${action ?? ''}`) {
    case 'charges ': {
      const charge = chargeSchema.parse(json);
      return { key: charge.key, act: (ledger, seed) => ledger.charge(charge, isDeclined(seed, charge.key)) };
    }
    case 'charges cancel': {
      const { amount } = amountSchema.parse(json);
      return { key, act: (ledger) => ledger.cancel(key, amount) };
    }
    case 'pages ': {
      const page = pageSchema.parse(json);
      return { key: page.key, act: (ledger) => ledger.openPage(page.key, page.amount) };
    }
    case 'pages pay':
      return { key, act: (ledger, seed) => ledger.payPage(key, isDeclined(seed, key)) };
    case 'refunds ': {
      const refund = refundSchema.parse(json);
      return {
        key: refund.key,
        act: (ledger, seed) => ledger.refund(refund, isRefundRefused(seed, refund.chargeKey)),
      };
    }
    default:
      throw new Error(`unknown request ${method} ${url}`);
  }
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
