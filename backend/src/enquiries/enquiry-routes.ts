import type { FastifyInstance } from 'fastify';

import { receiveEnquiry, type EnquiryDeps } from './receive-enquiry';

const LIMIT = { config: { rateLimit: { max: 5, timeWindow: '1 minute' } } };

/** The call of the contact form (DEC-165). */
export function enquiryRoutes(deps: EnquiryDeps) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.post('/enquiries', LIMIT, async (request, reply) =>
      reply.status(202).send(await receiveEnquiry(deps, request.body)),
    );
    done();
  };
}
