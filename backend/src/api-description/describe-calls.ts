import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

import type { BackendEnvironment } from '../config/environment';

import { openApiDocument } from './openapi';

/** Serves the API documentation at `/docs` and `/docs/json`. */
export async function describeCalls(
  app: FastifyInstance,
  { publicUrl }: Pick<BackendEnvironment, 'publicUrl'>,
): Promise<void> {
  await app.register(swagger, { mode: 'static', specification: { document: openApiDocument(publicUrl) } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    // A local demonstration has no HTTPS to upgrade to.
    transformStaticCSP: (header) => header.replace(' upgrade-insecure-requests;', ''),
  });
}
