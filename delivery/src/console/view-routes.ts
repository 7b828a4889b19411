import { APPS } from '@storefront/tooling/apps';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { ReleaseStore } from '../store/release-store';

import { describeDone } from './releases/describe-change';
import { readHealthReport, type ReadVersionHealth } from './releases/health-report';
import { readReleaseState, type ReleaseState } from './releases/release-state';
import { sendPage } from './send-page';
import { historyPage } from './views/history-page';
import type { Notice } from './views/notice';
import { overviewPage } from './views/overview-page';

export interface ConsoleSources {
  readonly store: ReleaseStore;
  readonly health: ReadVersionHealth;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** `done` is the revision that an action has just created. */
const overviewQuery = z.object({ done: z.coerce.number().int().nullable().default(null).catch(null) });

const historyQuery = z.object({
  part: z.enum(APPS).nullable().default(null).catch(null),
  page: z.coerce.number().int().min(1).default(1).catch(1),
});

export function viewRoutes(app: FastifyInstance, { store, health, now }: ConsoleSources): void {
  app.get('/', async (request, reply) => {
    const { done } = overviewQuery.parse(request.query);
    const [state, report] = await Promise.all([readReleaseState(store), readHealthReport(health, now())]);
    const notice = done === null ? null : noticeOfChange(state, done);
    return sendPage(reply, overviewPage({ state, health: report, notice, now: now() }));
  });

  app.get('/history', async (request, reply) => {
    const { part, page } = historyQuery.parse(request.query);
    return sendPage(reply, historyPage(await readReleaseState(store), { app: part, page }, now()));
  });
}

/** Taken from the history, so that a forged link cannot show a change that was never made. */
function noticeOfChange({ history }: ReleaseState, revision: number): Notice | null {
  const change = history.find((candidate) => candidate.revision === revision);
  return change ? { kind: 'done', text: describeDone(change) } : null;
}
