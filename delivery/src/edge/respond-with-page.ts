import { randomBytes } from 'node:crypto';

import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { hasRouteFor, snapshotFor, type LiveRegistry } from '../registry/live-registry';
import { STALE_MS } from '../render/page-cache';
import type { PageRenderer } from '../render/page-renderer';
import type { PageResult } from '../render/render-task';

import { storefrontDocument } from './document';
import { sendErrorPage } from './error-page';
import { standardErrorPage } from './handle-errors';
import { droppedPathFor, redirectDropped } from './dropped-path';
import { openVisit, type Visit, type VisitDependencies } from './open-visit';
import { linkHeader, preloadsFor } from './page-hints';
import { sendPreviewRejection } from './preview-rejection';
import { securityHeaders } from './security-headers';
import { RELEASES_HEADER } from './visitor';

export interface PageDependencies extends VisitDependencies {
  /** `null`: browsers render all pages. */
  readonly renderer: PageRenderer | null;
  /** A remote that is served by its development server instead of its release. */
  readonly underDevelopment?: { readonly name: string; readonly url: string } | undefined;
}

/** Responds with a page, rendered on the server if possible; if rendering fails, the browser renders it. */
export async function respondWithPage(
  dependencies: PageDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const visit = await openVisit(dependencies, request);
  for (const cookie of visit.cookies) reply.header('set-cookie', cookie);
  if (visit.kind === 'malformed')
    return sendErrorPage(reply, standardErrorPage(visit.status, dependencies.config));
  if (visit.kind === 'rejected') return sendPreviewRejection(reply, visit.rejection);
  if (visit.kind === 'ended')
    return reply.header('cache-control', 'private, no-store').redirect(visit.location, 303);
  const dropped = droppedPathFor(visit.live, visit.url);
  if (dropped?.kind === 'redirect') return redirectDropped(reply, dropped.location);
  return sendPage(dependencies, visit, request, reply);
}

type PageVisit = Extract<Visit, { readonly kind: 'page' }>;

async function sendPage(
  { config, renderer, underDevelopment }: PageDependencies,
  visit: PageVisit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { url, live, previewed, isPrivate } = visit;
  const nonce = randomBytes(16).toString('base64');
  const snapshot = withDevelopment(
    // A document that others share lists both releases of a canary; the browser decides.
    snapshotFor(live, url.pathname, { pinned: visit.sharedBy === 'nobody' }),
    underDevelopment,
  );
  const preloads = underDevelopment ? [] : preloadsFor(live, snapshot, url.pathname);

  const pagePromise = renderer?.getPage(live, url, { useCache: !isPrivate }) ?? Promise.resolve(NOT_RENDERED);
  await sendEarlyHints(request, reply, pagePromise, linkHeader(preloads, config, nonce));
  const result = await pagePromise;
  const { rendered } = result;

  const policy = {
    nonce,
    path: url.pathname,
    // A development server rebuilds its chunks all the time, so their hashes are unknown.
    scriptHashes: snapshot.isolated && !underDevelopment ? scriptHashes(live, snapshot) : [],
    devServer: underDevelopment?.url,
  };
  const status = statusOf(visit, result);
  // Fonts only: on pages with a main image scripts must load after the image (ADR 6).
  const fonts = preloads.filter(({ as }) => as === 'font');
  reply.headers({
    ...securityHeaders(config, policy),
    ...responseHeaders(visit, result, status),
    link: linkHeader(fonts, config, nonce),
  });
  if (rendered?.kind === 'redirect') return reply.redirect(rendered.location, rendered.status);

  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(
      storefrontDocument({
        live,
        snapshot,
        preloads,
        config,
        nonce,
        page: rendered,
        preview: previewed.length > 0 ? { releases: previewed, url } : null,
      }),
    );
}

/**
 * Returns the status of a page. Without a rendered page nobody knows whether the deal or group of the path exists: a
 * crawler must try again later (503), and browsers render the document all the same. A path without a route is 404.
 * Where browsers render pages by decision (`RENDER=off`, a release without a Node build) there is no fault to report.
 */
function statusOf({ live, url }: PageVisit, result: PageResult): number {
  if (droppedPathFor(live, url)?.kind === 'removed') return 410;
  if (result.rendered !== null) return result.rendered.status;
  if (!hasRouteFor(live, url.pathname)) return 404;
  return result.fault === 'no-node-build' ? 200 : 503;
}

function responseHeaders(
  { url, isPrivate, sharedBy }: PageVisit,
  { rendered, from }: PageResult,
  status: number,
) {
  return {
    'cache-control': cacheControl(url.pathname, sharedBy, rendered),
    // Cookies decide which releases a visitor gets; a CDN may have reduced them to the releases themselves.
    vary: sharedBy === 'releases' ? RELEASES_HEADER : 'Cookie',
    // Whatever the reason, a document without content must not be indexed.
    ...(rendered === null ? { 'x-robots-tag': 'noindex' } : {}),
    ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
    ...(isPrivate ? PRIVATE_HEADERS : {}),
    'server-timing': `page;desc="${from}"`,
  };
}

/** Overload usually lasts seconds. */
const RETRY_AFTER_SECONDS = 10;

/** For content that is not live yet: not cached, not indexed, and its URL is not sent to other sites. */
const PRIVATE_HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

/** Hashes of the shell's entry and of all scripts in the snapshot. */
function scriptHashes({ shell }: LiveRegistry, { integrity }: RegistrySnapshot): readonly string[] {
  const entry = shell.manifest.files[shell.manifest.entry];
  return [...(entry ? [entry] : []), ...Object.values(integrity)];
}

const NOT_RENDERED: PageResult = { rendered: null, from: 'nowhere', fault: 'no-node-build' };

/**
 * Sends `103 Early Hints` while the page is being rendered. Only browsers get them, and only if the page is not
 * ready yet: a page contains the same hints in its head.
 */
async function sendEarlyHints(
  { headers, raw }: FastifyRequest,
  reply: FastifyReply,
  pagePromise: Promise<PageResult>,
  link: string[],
): Promise<void> {
  if (headers['sec-fetch-mode'] !== 'navigate' || raw.httpVersion === '1.0') return;
  const waiting = await Promise.race([
    pagePromise.then(() => false),
    new Promise<boolean>((resolve) => setImmediate(resolve, true)),
  ]);
  if (waiting) reply.raw.writeEarlyHints({ link });
}

/**
 * Returns the `Cache-Control` header for shared caches such as a CDN. They may cache shared pages for as long as the
 * page cache does, if all visitors or those with the same releases get this document; booking pages are never cached.
 */
function cacheControl(
  path: string,
  sharedBy: PageVisit['sharedBy'],
  rendered: PageResult['rendered'],
): string {
  if (path.startsWith('/booking/') || rendered === null) return 'no-store';
  if (rendered.kind === 'redirect' || rendered.sharedForSeconds === null || sharedBy === 'nobody') {
    return 'private, no-cache';
  }
  return `public, max-age=0, s-maxage=${rendered.sharedForSeconds}, stale-while-revalidate=${STALE_MS / 1000}`;
}

function withDevelopment(
  snapshot: RegistrySnapshot,
  remote: PageDependencies['underDevelopment'],
): RegistrySnapshot {
  if (!remote) return snapshot;
  const remotes = snapshot.remotes.map((released) =>
    released.name === remote.name ? { ...released, url: remote.url, version: 'development' } : released,
  );
  return { ...snapshot, remotes };
}
