import { once } from 'node:events';
import { createServer, type Server } from 'node:http';

import Fastify from 'fastify';
import { z } from 'zod';

import { portOf } from '../ports';

import { startTracing } from './start-tracing';
import { traceQuery } from './trace-query';
import { traceRequests } from './trace-requests';

const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
});
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({
        attributes: z.array(
          z.object({ key: z.string(), value: z.object({ stringValue: z.string().optional() }) }),
        ),
      }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const PREVIEW_TOKEN = 'a-token-of-a-preview';

const servers: Server[] = [];
async function server(
  respond: (body: string, headers: Readonly<Record<string, unknown>>) => void,
): Promise<string> {
  const created = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      respond(body, request.headers);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(created, 'listening');
  servers.push(created);
  return `http://127.0.0.1:${portOf(created)}`;
}
afterEach(() => {
  for (const one of servers.splice(0)) {
    one.closeAllConnections();
    one.close();
  }
});

/** A service whose one route queries a database and calls another service. */
function service(supplier: string) {
  const app = Fastify();
  traceRequests(app);
  app.post('/quotes/:id', async () => {
    traceQuery({ sql: 'select * from quotes where id = $1', durationMs: 3, failed: false });
    await (
      await fetch(`${supplier}/moment/${PREVIEW_TOKEN}/api/getPage/ann@example.com?token=secret`)
    ).text();
    return 'ok';
  });
  return app;
}
const quote = { method: 'POST', url: '/quotes/7?name=Ann', payload: { email: 'ann@example.com' } } as const;

it('continues the trace of a request through the database and to the next service, without what a visitor has sent', async () => {
  const exported: string[] = [];
  const received: unknown[] = [];
  const collector = await server((body) => exported.push(body));
  const supplier = await server((_body, headers) => received.push(headers['traceparent']));
  const stop = await startTracing('backend', { OTEL_EXPORTER_OTLP_ENDPOINT: collector });
  const app = service(supplier);
  const response = await app.inject({
    ...quote,
    headers: { traceparent: `00-${TRACE}-b7ad6b7169203331-01` },
  });
  expect(response.statusCode).toBe(200);
  await app.close();
  await stop?.();

  const resources = exported.flatMap((body) => exportSchema.parse(JSON.parse(body)).resourceSpans);
  expect(resources[0]?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'backend' },
  });
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const named = (name: string) => spans.find((span) => span.name === name);
  const [request, query, call] = [
    named('POST /quotes/:id'),
    named('select'),
    named(`GET ${new URL(supplier).host}`),
  ];
  expect(request).toMatchObject({ traceId: TRACE, parentSpanId: 'b7ad6b7169203331' });
  expect(query).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId });
  expect(call).toMatchObject({ traceId: TRACE, parentSpanId: request?.spanId });
  expect(received).toEqual([`00-${TRACE}-${call?.spanId}-01`]);
  expect(exported.join('')).toContain('/moment/{id}/api/getPage/{id}');
  expect(exported.join('')).not.toMatch(new RegExp(`Ann|ann@|secret|${PREVIEW_TOKEN}`));
});

it('neither makes spans nor changes requests without an endpoint [DEC-108]', async () => {
  const received: unknown[] = [];
  const supplier = await server((_body, headers) => received.push(headers['traceparent']));
  const { fetch } = globalThis;
  expect(await startTracing('backend', {})).toBeNull();
  expect(globalThis.fetch).toBe(fetch);
  const app = service(supplier);
  expect((await app.inject(quote)).statusCode).toBe(200);
  await app.close();
  expect(received).toEqual([undefined]);
});
