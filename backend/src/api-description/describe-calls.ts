import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

import type { BackendEnvironment } from '../config/environment';

import { openApiDocument } from './openapi';

/** Serves the description of the calls at `/docs`, where the shop is a demonstration. */
export async function describeCalls(
  app: FastifyInstance,
  { demo, publicUrl }: Pick<BackendEnvironment, 'demo' | 'publicUrl'>,
): Promise<void> {
  if (!demo) return;
  await app.register(swagger, { mode: 'static', specification: { document: openApiDocument(publicUrl) } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    // On a machine of one's own there is no https to upgrade to.
    transformStaticCSP: (header) => header.replace(' upgrade-insecure-requests;', ''),
  });
}
