import { buildApp } from '../app';
import { openDatabase } from '../db/open-database';
import type { BackendEnvironment } from '../config/environment';
import { createMarket } from '@storefront/demo/supplier-simulator/market/create-market';
import { choosePayments } from '../payments/choose-provider';

import { adminToken } from './admin-token';

export interface AdminAnswer {
  readonly status: number;
  readonly body: unknown;
}

export interface AskBackend {
  readonly ask: (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<AdminAnswer>;
  /** Where the answers come from, for the person at the terminal. */
  readonly where: string;
  readonly close: () => Promise<void>;
}

/**
 * The owner's calls: to the backend that runs, or, where none does, to the same code on the database itself.
 * The embedded database has one process, so a running backend must be asked.
 *
 * @param url another backend than the one of this machine
 */
export async function askBackend(environment: BackendEnvironment, url: string | null): Promise<AskBackend> {
  const token = adminToken(environment.dataDir, environment.adminToken);
  const running = url ?? `http://localhost:${environment.port}`;
  if (url !== null || (await isRunning(running))) return overHttp(running, token);
  return inProcess(environment, token);
}

async function isRunning(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}

function overHttp(url: string, token: string): AskBackend {
  return {
    where: url,
    close: async () => {},
    ask: async (method, path, body) => {
      const answer = await fetch(`${url}/admin${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: (await answer.json()) as unknown };
    },
  };
}

async function inProcess(environment: BackendEnvironment, token: string): Promise<AskBackend> {
  const { dataDir, databaseUrl, databaseConnections, clock, seed, publicUrl } = environment;
  const { db, close } = await openDatabase(dataDir, databaseUrl, databaseConnections);
  const market = createMarket({ seed, today: clock.today, mediaBase: publicUrl });
  const payments = choosePayments(environment, db, clock);
  const app = await buildApp({ environment, db, market, payments });
  return {
    where: databaseUrl === null ? `the database in ${dataDir}` : 'the database of DATABASE_URL',
    close: async () => {
      await app.close();
      await close();
    },
    ask: async (method, path, body) => {
      const answer = await app.inject({
        method,
        url: `/admin${path}`,
        headers: { authorization: `Bearer ${token}` },
        ...(body === undefined ? {} : { payload: body }),
      });
      return { status: answer.statusCode, body: answer.json<unknown>() };
    },
  };
}
