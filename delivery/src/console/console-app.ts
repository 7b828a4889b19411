import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import Fastify, { type FastifyInstance } from 'fastify';

import { serveIcons } from '../edge/site-icons/serve-site-icons';
import type { ReleaseStore } from '../store/release-store';

import type { ConsoleAccess } from './access/console-access';
import { guardAccess } from './access/guard-access';
import { actionRoutes } from './action-routes';
import type { ReportReaders } from './releases/health-report';
import { SECURITY_HEADERS, sendPage } from './send-page';
import { viewRoutes } from './view-routes';
import { messagePage } from './views/message-page';

export interface ConsoleOptions {
  readonly store: ReleaseStore;
  readonly reports: ReportReaders;
  readonly access: ConsoleAccess;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly log?: boolean;
}

/** Forms of the console have a few short fields. */
const MAX_FORM_BYTES = 16 * 1024;

/** Creates the release console, which shows what is live and promotes or rolls back releases. */
export async function consoleApp(options: ConsoleOptions): Promise<FastifyInstance> {
  const { store, reports, access, now = () => Date.now(), log = false } = options;
  const app = Fastify({
    logger: log && { level: 'warn' },
    forceCloseConnections: true,
    bodyLimit: MAX_FORM_BYTES,
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onRequest', async (_request, reply) => void reply.headers(SECURITY_HEADERS));
  guardAccess(app, { access, now });

  const script = await readFile(fileURLToPath(new URL('browser/console-page.js', import.meta.url)), 'utf8');
  app.get('/console.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  serveIcons(app);
  viewRoutes(app, { store, reports, now });
  actionRoutes(app, { store, reports, now });

  app.setNotFoundHandler((_request, reply) =>
    sendPage(reply, messagePage('Not found', 'There is no such page in the console.'), 404),
  );
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode < 500)
      return sendPage(reply, messagePage('Invalid request', 'The request could not be read.'), statusCode);
    request.log.error(error, 'request failed');
    const message = error instanceof Error ? error.message : 'Unknown error.';
    return sendPage(reply, messagePage('The console cannot read what is live', message), 500);
  });
  return app;
}
