import type { FastifyInstance } from 'fastify';

import { subscribe, type SubscribeDeps } from './subscribe';

const LIMIT = { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } };

/** The call of the newsletter form (DEC-23). `subscription-pages.ts` has the pages of the links in its mails. */
export function newsletterRoutes(deps: SubscribeDeps) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.post('/newsletter', LIMIT, async (request, reply) =>
      reply.status(202).send(await subscribe(deps, request.body)),
    );
    done();
  };
}
