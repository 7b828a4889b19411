import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

import { isEqualSecret } from '../equal-secret';

/**
 * Serves `GET /metrics` in the text format of Prometheus to callers with the bearer token, and 401 to all others.
 *
 * @param token at least 16 characters
 */
export function serveMetrics(app: FastifyInstance, registry: Registry, token: string): void {
  app.get('/metrics', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!isEqualSecret(request.headers.authorization ?? '', `Bearer ${token}`))
      return reply
        .status(401)
        .header('www-authenticate', 'Bearer')
        .send({ error: 'the token is missing or wrong' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
