import { randomUUID } from 'node:crypto';

import { currentTraceparent } from '@storefront/server-kit/tracing/current-traceparent';
import { signText } from '@storefront/server-kit/signed-text';
import { PAGE_VIEW_PATH, type PageView } from '@storefront/shared/api/page-view.schema';
import type { FastifyInstance } from 'fastify';

import type { LiveRegistry } from '../../registry/live-registry';
import { openVisit, type VisitDependencies } from '../open-visit';

/** As stated on the privacy page. */
const VALID_MS = 2 * 3_600_000;

/**
 * Serves `POST /page-view`, which returns a token for the reports of one page view: signed, valid for two hours, and
 * bound to the releases of this visitor. A page gets its token by a call of its own, because documents are cached and
 * shared between visitors. Previews get none, so that they are not counted. While tracing is on, the response has the trace
 * of the page view, which later calls of the page continue.
 *
 * @param options.secret shared with the backend; `null`: no page gets a token, so nothing is counted
 */
export function servePageViews(
  app: FastifyInstance,
  { secret, ...visit }: VisitDependencies & { readonly secret: string | null },
): void {
  app.post(PAGE_VIEW_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { origin } = request.headers;
    if (origin !== undefined && origin !== new URL(visit.config.siteUrl).origin)
      return reply.status(404).send({ error: 'not found' });
    // Not an error, which browsers would write to the console of every page.
    if (secret === null) return reply.status(204).send();
    const opened = await openVisit(visit, request);
    if (opened.kind !== 'page' || opened.isPrivate) return reply.status(204).send();
    // A document that is shared by all visitors may have come without a cookie, and has the live versions.
    const shared = await visit.resolveLive(null);
    const view: PageView = {
      view: randomUUID(),
      expiresAt: visit.now() + VALID_MS,
      versions: versionsOf([opened.live, shared]),
    };
    return { token: signText(JSON.stringify(view), secret), traceparent: currentTraceparent() };
  });
}

function versionsOf(registries: readonly LiveRegistry[]): PageView['versions'] {
  const versions = new Map<string, Set<string>>();
  const add = (app: string, version: string | undefined): void => {
    if (version !== undefined) versions.set(app, (versions.get(app) ?? new Set()).add(version));
  };
  for (const { shell, remotes } of registries) {
    add('shell', shell.version);
    for (const { snapshot } of remotes) {
      add(snapshot.name, snapshot.version);
      add(snapshot.name, snapshot.fallback?.version);
    }
  }
  return Object.fromEntries([...versions].map(([app, own]) => [app, [...own]]));
}
