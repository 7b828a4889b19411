import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePorts, portOf } from '@storefront/server-kit/ports';
import { z } from 'zod';

import { JOURNEY_KEYS } from './journey-keys';
import { startServer } from './server-process';
import { TODAY, type Storefront } from './storefront';

const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(
          z.object({ key: z.string(), value: z.looseObject({ stringValue: z.string().optional() }) }),
        ),
      }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});

export interface Span {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string | undefined;
}

export interface TracedShop extends Pick<Storefront, 'site' | 'backend' | 'provider'> {
  /** What the collector has received. */
  readonly spans: () => readonly Span[];
  readonly stop: () => Promise<void>;
}

/** Starts a site and a backend with the releases of a storefront, and the collector of their traces. */
export async function startTracedShop({
  releases,
  root,
}: Pick<Storefront, 'releases' | 'root'>): Promise<TracedShop> {
  const collector = await startCollector();
  const dataDir = mkdtempSync(join(tmpdir(), 'traced-'));
  const [port = 0, backendPort = 0, gatewayPort = 0] = await freePorts(3);
  const env = {
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    GATEWAY_PORT: String(gatewayPort),
    DATA_DIR: dataDir,
    RELEASE_STORE: releases,
    RELEASE_KEYS: JOURNEY_KEYS,
    MARKET_TODAY: TODAY,
    STOREFRONT_ORIGINS: `http://localhost:${port}`,
    RENDER_LIMIT_MS: '10000',
    RENDER_THREADS: '1',
    TELEMETRY_SECRET: 'journeys-sign-the-page-views-with-it',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  };
  const backend = await startServer('demo/server.ts', env, root, /backend ready/);
  const site = await startServer('delivery/src/edge/server.ts', env, root, /site ready/);
  const backendUrl = `http://localhost:${backendPort}`;
  return {
    site: `http://localhost:${port}`,
    backend: backendUrl,
    provider: async (on) => {
      const headers = { 'content-type': 'application/json' };
      await (
        await fetch(`${backendUrl}/demo/provider`, { method: 'POST', headers, body: JSON.stringify({ on }) })
      ).text();
    },
    spans: collector.spans,
    stop: async () => {
      await Promise.all([backend.stop(), site.stop()]);
      collector.stop();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
    },
  };
}

async function startCollector() {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      spans.push(...spansIn(body));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    spans: () => spans,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function spansIn(body: string): readonly Span[] {
  return exportSchema.parse(JSON.parse(body)).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
    return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ service, ...span })));
  });
}
