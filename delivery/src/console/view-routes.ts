import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { compareReleases } from '../release/compare-releases';

import { appNameSchema } from './app-name-schema';
import type { ConsoleSources } from './console-sources';
import { createSymbolicator } from './faults/symbolicate';
import { CHANGE_KINDS, describeDone } from './releases/describe-change';
import { readFaultReport, readHealthReport, readSpeedReport } from './releases/health-report';
import { namesOf, readReleaseState, type ReleaseState } from './releases/release-state';
import { sendPage } from './send-page';
import { appPage } from './views/app-page';
import { diffPage } from './views/diff-page';
import { faultPage, faultsPage } from './views/faults-page';
import { historyPage } from './views/history-page';
import { messagePage } from './views/message-page';
import type { Notice } from './views/notice';
import { overviewPage } from './views/overview-page';
import { speedPage } from './views/speed-page';

/** `done` is the revision that an action has just created. */
const overviewQuery = z.object({ done: z.coerce.number().int().nullable().default(null).catch(null) });

const optionalApp = appNameSchema.nullable().default(null).catch(null);
const historyQuery = z.object({
  part: optionalApp,
  kind: z.enum(CHANGE_KINDS).nullable().default(null).catch(null),
  by: z.string().trim().max(60).default('').catch(''),
  page: z.coerce.number().int().min(1).default(1).catch(1),
});
const versionSchema = z.string().min(1).max(200);
const diffQuery = z.object({ app: appNameSchema, from: versionSchema, to: versionSchema });

export function viewRoutes(app: FastifyInstance, sources: ConsoleSources): void {
  const { store, reports, now } = sources;

  app.get('/', async (request, reply) => {
    const { done } = overviewQuery.parse(request.query);
    const [state, report] = await Promise.all([readReleaseState(store), readHealthReport(reports, now())]);
    const notice = done === null ? null : noticeOfChange(state, done);
    return sendPage(reply, overviewPage({ state, report, notice, now: now() }));
  });

  app.get<{ Params: { app: string } }>('/apps/:app', async (request, reply) => {
    const [release, report] = await Promise.all([readReleaseState(store), readHealthReport(reports, now())]);
    const state = release.apps.find((one) => one.app === request.params.app);
    if (!state) return reply.callNotFound();
    const manifest = state.live && (await store.manifest(state.app, state.live.version).catch(() => null));
    return sendPage(reply, appPage(state, { release, report, manifest, now: now() }));
  });

  app.get('/diff', async (request, reply) => {
    const query = diffQuery.safeParse(request.query);
    if (!query.success) return reply.callNotFound();
    const { app: name, from, to } = query.data;
    const state = await readReleaseState(store);
    const versions = await store.versions(name);
    if (!versions.includes(from) || !versions.includes(to)) {
      return sendPage(reply, messagePage('Not found', `${name} has not published both versions.`), 404);
    }
    const [before, after] = await Promise.all([store.manifest(name, from), store.manifest(name, to)]);
    const changes = state.history.filter((change) => change.part === name && [from, to].includes(change.to));
    const difference = compareReleases(before, after);
    return sendPage(reply, diffPage({ difference, changes, status: { state, now: now() } }));
  });

  app.get('/history', async (request, reply) => {
    const { part, ...query } = historyQuery.parse(request.query);
    return sendPage(reply, historyPage(await readReleaseState(store), { app: part, ...query }, now()));
  });
  app.get('/speed', async (request, reply) => {
    const query = z.object({ app: optionalApp }).parse(request.query);
    const [state, speeds] = await Promise.all([readReleaseState(store), readSpeedReport(reports, now())]);
    return sendPage(reply, speedPage(speeds, { state, app: query.app, now: now() }));
  });
  faultRoutes(app, sources);
}

function faultRoutes(app: FastifyInstance, { store, reports, now }: ConsoleSources): void {
  const symbolicate = createSymbolicator(store);

  app.get('/faults', async (request, reply) => {
    const query = z.object({ app: optionalApp }).parse(request.query);
    const [state, faults] = await Promise.all([readReleaseState(store), readFaultReport(reports, now())]);
    return sendPage(
      reply,
      faultsPage(faults, { apps: namesOf(state), app: query.app, status: { state, now: now() } }),
    );
  });

  app.get<{ Params: { fingerprint: string } }>('/faults/:fingerprint', async (request, reply) => {
    const [state, faults] = await Promise.all([readReleaseState(store), readFaultReport(reports, now())]);
    if (faults.kind === 'unavailable')
      return sendPage(reply, messagePage('Errors are unavailable', faults.message), 503);
    const fault = faults.data.find(({ fingerprint }) => fingerprint === request.params.fingerprint);
    if (!fault) {
      const message = 'No page has reported this error in the last 24 hours.';
      return sendPage(reply, messagePage('Not found', message), 404);
    }
    const frames = await symbolicate(fault.frames);
    return sendPage(reply, faultPage(fault, frames, { state, now: now() }));
  });
}

/** Taken from the history, so that a forged link cannot show a change that was never made. */
function noticeOfChange({ history }: ReleaseState, revision: number): Notice | null {
  const change = history.find((candidate) => candidate.revision === revision);
  return change ? { kind: 'done', text: describeDone(change) } : null;
}
