import { isEqualSecret } from '@storefront/server-kit/equal-secret';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import type { PageRenderer } from '../render/page-renderer';

import type { ReleaseFilesStatus } from './release-files/serve-release-files';
import type { SiteContentReader } from './site/site-content';

/** Paths, or path prefixes that end in `*`; an empty list purges all pages. */
const purgeSchema = z.object({ paths: z.array(z.string().startsWith('/')).default([]) });

interface Operated {
  readonly renderer: PageRenderer | null;
  readonly releaseFiles: { readonly status: () => ReleaseFilesStatus };
  readonly site: Pick<SiteContentReader, 'refresh'>;
  /** Bearer token; `null` disables all endpoints. */
  readonly token: string | null;
}

/**
 * Serves the endpoints for operators: `POST /edge/empty` removes pages from the page cache, `GET /edge/metrics` returns
 * counts and memory, `GET /edge/release-files` the state of the release files. Without a token they do not exist.
 */
export function serveOperations(
  app: FastifyInstance,
  { renderer, releaseFiles, site, token }: Operated,
): void {
  app.register((scope, _options, done) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!token) return reply.status(404).send({ error: 'not found' });
      if (isEqualSecret(request.headers.authorization ?? '', `Bearer ${token}`)) return undefined;
      return reply.status(401).send({ error: 'the token is missing or wrong' });
    });
    scope.post('/edge/empty', async (request, reply) => {
      if (!renderer) return reply.status(404).send({ error: 'not found' });
      const body = purgeSchema.safeParse(request.body ?? {});
      if (!body.success) return reply.status(400).send({ error: z.prettifyError(body.error) });
      // The content may have changed what every page shows.
      await site.refresh();
      return reply.send({ emptied: renderer.purge(body.data.paths) });
    });
    scope.get('/edge/release-files', () => releaseFiles.status());
    scope.get('/edge/metrics', (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ ...renderer?.counts(), memoryBytes: memoryBytes() }),
    );
    done();
  });
}

/** `heap` is of the main thread only; `resident` is the whole process with all its threads. */
function memoryBytes() {
  const { rss, heapUsed, external } = process.memoryUsage();
  return { resident: rss, heap: heapUsed, external };
}
