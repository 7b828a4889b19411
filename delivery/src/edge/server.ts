import { inspect } from 'node:util';

import { z } from 'zod';

import { InvalidSettings, readEnvironment, type DeliveryEnvironment } from '../config/environment';
import { InvalidKey } from '../signing/release-keys';
import { MissingTrustedKey, openReadOnlyStore, storeId } from '../store/open-store';
import { S3Error } from '@storefront/server-kit/blobs/s3-error';
import { drainConnections } from '@storefront/server-kit/graceful-close';
import { serveUntilSignal } from '@storefront/server-kit/serve-until-signal';
import { startTracing } from '@storefront/server-kit/tracing/start-tracing';
import type { SharedFloor } from '../store/shared-floor';

import { edgeApp } from './edge-app';
import { exchangeThroughBackend } from './exchange-floor';
import { renderFirstPages } from './render-first-pages';

async function start(): Promise<() => Promise<void>> {
  const environment = readEnvironment();
  const stopTracing = await startTracing('site');
  const underDevelopment = readUnderDevelopment();
  const stopping = new AbortController();
  const app = await edgeApp({
    store: await openReadOnlyStore(environment, sharedFloor(environment)),
    config: { ...environment.storefront, development: underDevelopment !== null },
    // A remote under development has no Node build.
    render: underDevelopment ? null : environment.render,
    token: environment.edgeToken,
    metricsToken: environment.metricsToken,
    telemetrySecret: environment.telemetrySecret,
    preview: environment.preview,
    studioOrigin: environment.studio?.origin ?? null,
    log: true,
    stopping: stopping.signal,
    ...(underDevelopment ? { underDevelopment } : {}),
  });
  if (environment.rendersAtStart && !underDevelopment) await renderFirstPages(app);
  await app.listen({ port: environment.port, host: '0.0.0.0' });
  console.log(`site ready on http://localhost:${environment.port}`);
  // Completes requests and renderings in progress.
  return async () => {
    stopping.abort();
    await drainConnections(app.server);
    await app.close();
    await stopTracing?.();
  };
}

/** `null` without a token for the backend. */
function sharedFloor({ storefront, releaseStore, edgeToken }: DeliveryEnvironment): SharedFloor | null {
  if (edgeToken === null) return null;
  return exchangeThroughBackend({
    backendUrl: storefront.backendUrl,
    storeId: storeId(releaseStore),
    token: edgeToken,
    log: (line) => console.error(line),
    now: () => performance.now(),
  });
}

/** Set only by `npm run dev`. */
function readUnderDevelopment(): { name: string; url: string } | null {
  const text = process.env['UNDER_DEVELOPMENT'];
  return text ? z.object({ name: z.string(), url: z.url() }).parse(JSON.parse(text)) : null;
}

/** Errors whose message needs no stack trace. */
const EXPECTED_ERRORS = [InvalidSettings, InvalidKey, MissingTrustedKey, S3Error];

serveUntilSignal(start, (error) =>
  EXPECTED_ERRORS.some((kind) => error instanceof kind) ? (error as Error).message : inspect(error),
);
