import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Upper bounds in seconds: from a page of the cache to the limit of a request. */
export const SECONDS_BUCKETS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];

/** Label of requests that no route handles, so that a scan of random paths adds no series. */
const NO_ROUTE = 'none';

/** Creates the metrics of a process: memory, processor time, event loop and garbage collection. */
export function createMetricsRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/**
 * Measures every request of a service in `http_request_duration_seconds`, by method, route pattern and status. Add it before
 * the routes.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS_BUCKETS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? NO_ROUTE;
    durations.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      // Fastify measures milliseconds.
      reply.elapsedTime / 1000,
    );
  });
}
