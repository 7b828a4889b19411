import { randomBytes } from 'node:crypto';

import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { hasRouteFor, type LiveRegistry } from '../registry/live-registry';
import type { PageRenderer } from '../render/page-renderer';
import type { PageResult } from '../render/render-task';
import type { SocialPicture } from '../render/social-picture';

import { acceptedEncoding } from './accepted-encoding';
import { canonicalLocation, redirectToCanonical } from './canonical-path';
import { preloadedFonts, storefrontDocument } from './document';
import { asText, documentSnapshot, type DocumentSnapshot } from './document-snapshot';
import { sendErrorPage } from './error-page';
import { standardErrorPage } from './handle-errors';
import { droppedPathFor, redirectDropped } from './dropped-path';
import { matchesEtag } from './etag';
import { inlineByNonce } from './inline-code';
import { openMoment } from './moment/open-moment';
import { openVisit, type VisitDependencies } from './open-visit';
import { linkHeader, preloadsFor, scriptsOf, type Preload } from './page-hints';
import { responseHeaders, varyOf, type PageVisit } from './page-headers';
import { sendPreviewRejection } from './preview-rejection';
import { securityHeaders } from './security-headers';
import { sendInParts } from './send-in-parts';
import { redirectOldPath } from './site/redirect-old-path';
import { builtInSite, type CurrentSite, type SiteContentReader } from './site/site-content';

export interface PageDependencies extends VisitDependencies {
  /** `null`: browsers render all pages. */
  readonly renderer: PageRenderer | null;
  /** Content that every page shows; default: what the shell has built in. */
  readonly site?: Pick<SiteContentReader, 'current'>;
  /** The studio, which shows previews of content in a frame and checks them; default: there is none. */
  readonly studio?: StudioFrame | null | undefined;
  /** A remote that is served by its development server instead of its release. */
  readonly underDevelopment?: { readonly name: string; readonly url: string } | undefined;
}

interface StudioFrame {
  readonly origin: string;
  /** Inline script of these previews (`checkOnRequest`). */
  readonly previewCheck: string;
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
  const moment = await openMoment(dependencies.config, request, visit.url);
  if (moment.kind === 'rejected') return sendPreviewRejection(reply, moment.rejection);
  if (moment.kind === 'preview') {
    const { at, drafts, site } = moment.shows;
    const previewed = {
      ...visit,
      url: moment.url,
      isPrivate: true,
      isContentPreview: moment.isFramed,
      moment: { at, drafts },
      sharedBy: 'nobody' as const,
    };
    return respondWithContent(dependencies, previewed, site, request, reply);
  }
  for (const cookie of moment.cookies) reply.header('set-cookie', cookie);
  if (moment.kind === 'redirect') return reply.headers(PRIVATE_HEADERS).redirect(moment.location, 303);
  const isPrivate = visit.isPrivate || moment.cookies.length > 0;
  const site = dependencies.site?.current() ?? builtInSite(dependencies.config);
  return respondWithContent(dependencies, { ...visit, isPrivate }, site, request, reply);
}

function respondWithContent(
  dependencies: PageDependencies,
  visit: PageVisit,
  site: CurrentSite,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> | FastifyReply {
  const redirected = redirectOldPath(site, visit, reply);
  if (redirected) return redirected;
  const canonical = canonicalLocation(visit.live, request.url, dependencies.config);
  if (canonical !== null) return redirectToCanonical(reply, canonical);
  const dropped = droppedPathFor(visit.live, visit.url);
  if (dropped?.kind === 'redirect') return redirectDropped(reply, dropped.location);
  return sendPage({ ...dependencies, config: site.config, current: site }, visit, request, reply);
}

/** Page and document of one request have the same settings, also while the content changes. */
type SiteDependencies = PageDependencies & { readonly current: CurrentSite };

async function sendPage(
  dependencies: SiteDependencies,
  visit: PageVisit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, current, renderer, underDevelopment } = dependencies;
  const { url, live, isPrivate } = visit;
  const snapshot = snapshotOf(visit, underDevelopment);
  const preloads = () => (underDevelopment ? [] : preloadsFor(live, snapshot.snapshot, url.pathname));
  const nonce = randomNonce();
  const options = {
    useCache: !isPrivate,
    // The bar of a preview is in the whole document only.
    nonceForParts: !isPrivate && takesParts(request) ? nonce : undefined,
    site: current,
  };
  const pagePromise = renderer?.getPage(live, url, options) ?? Promise.resolve(NOT_RENDERED);
  await sendEarlyHints(request, reply, pagePromise, () => linkHeader(scriptsOf(preloads()), config, nonce()));
  const result = await pagePromise;
  if (result.kind === 'kept') return sendKeptPage(visit, result, snapshot, request, reply);
  const social = current.social.get(url.pathname) ?? null;
  const document = {
    live,
    config,
    snapshot,
    preloads: preloads(),
    inline: inlineByNonce(nonce()),
    social,
    ...studioFrame(dependencies, visit),
  };
  if (result.kind === 'parts') return sendInParts(visit, result, document, request, reply);
  const page = { result, snapshot, preloads: preloads(), nonce: nonce(), social };
  return sendNewPage(dependencies, visit, page, reply);
}

/** Only browsers complete a page from its parts; everyone else, such as a crawler, gets it whole. */
function takesParts({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers['sec-fetch-mode'] === 'navigate';
}

/** A page of the shop is never in a frame, but for content that is not live in that of the studio. */
function studioFrame({ studio }: PageDependencies, { isContentPreview }: PageVisit) {
  return isContentPreview && studio
    ? { framedBy: studio.origin, previewCheck: studio.previewCheck }
    : { framedBy: null, previewCheck: null };
}

/** Returns the same nonce on every call. Kept documents need none. */
function randomNonce(): () => string {
  let nonce: string | null = null;
  return () => (nonce ??= randomBytes(16).toString('base64'));
}

/** A document that others share lists both releases of a canary; the browser decides. */
function snapshotOf(
  { live, url, sharedBy }: PageVisit,
  underDevelopment: PageDependencies['underDevelopment'],
): DocumentSnapshot {
  const released = documentSnapshot(live, url.pathname, sharedBy === 'nobody');
  return underDevelopment ? asText(withDevelopment(released.snapshot, underDevelopment)) : released;
}

/** Sends a document that is the same for all visitors with this snapshot. */
async function sendKeptPage(
  visit: PageVisit,
  { page, from }: Extract<PageResult, { readonly kind: 'kept' }>,
  snapshot: DocumentSnapshot,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const document = await page.document(snapshot);
  reply.headers(document.headers);
  reply.headers(responseHeaders(visit, page.sharedForSeconds, from));
  reply.header('vary', `${varyOf(visit)}, Accept-Encoding`);
  reply.header('etag', document.etag);
  if (matchesEtag(headers['if-none-match'], document.etag)) return reply.status(304).send();
  const encoding = acceptedEncoding(headers['accept-encoding']);
  const body = await page.body(document, encoding);
  if (encoding !== null) reply.header('content-encoding', encoding);
  return reply.header('content-length', body.length).type('text/html; charset=utf-8').send(body);
}

interface NewPage {
  readonly result: Exclude<PageResult, { readonly kind: 'kept' | 'parts' }>;
  readonly snapshot: DocumentSnapshot;
  readonly preloads: readonly Preload[];
  readonly nonce: string;
  readonly social: SocialPicture | null;
}

/** Sends a page that is not kept: rendered for this visitor, or to be rendered by the browser. */
function sendNewPage(
  dependencies: PageDependencies,
  visit: PageVisit,
  { result, snapshot: { snapshot, json }, preloads, nonce, social }: NewPage,
  reply: FastifyReply,
): FastifyReply {
  const { config, underDevelopment } = dependencies;
  const { url, live, previewed, isPrivate, moment } = visit;
  const rendered = result.kind === 'rendered' ? result.rendered : null;
  const inline = inlineByNonce(nonce);
  const { framedBy, previewCheck } = studioFrame(dependencies, visit);
  const policy = {
    inline: inline.sources(),
    path: url.pathname,
    // A development server rebuilds its chunks all the time, so their hashes are unknown.
    scriptHashes: snapshot.isolated && !underDevelopment ? scriptHashes(live, snapshot) : [],
    devServer: underDevelopment?.url,
    framedBy,
  };
  const status = statusOf(visit, result);
  const fonts = preloadedFonts(preloads, { page: rendered, isIsolated: snapshot.isolated });
  reply.headers({
    ...securityHeaders(config, policy),
    ...responseHeaders(visit, null, result.from),
    ...(rendered === null ? NOT_RENDERED_HEADERS : {}),
    ...(isPrivate ? PRIVATE_HEADERS : {}),
    ...(status === 503 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}),
    link: linkHeader(fonts, config, null),
  });
  if (rendered?.kind === 'redirect') return reply.redirect(rendered.location, rendered.status);

  const { before, after } = storefrontDocument({
    live,
    preloads,
    config,
    inline,
    page: rendered,
    isIsolated: snapshot.isolated,
    social,
    preview: previewed.length > 0 || moment ? { releases: previewed, moment, url } : null,
    previewCheck,
  });
  return reply
    .status(status)
    .type('text/html; charset=utf-8')
    .send(before + json + after);
}

/**
 * Returns the status of a page. Without a rendered page nobody knows whether the deal or group of the path exists: a
 * crawler must try again later (503), and browsers render the document all the same. A path without a route is 404.
 * Where browsers render pages by decision (`RENDER=off`, a release without a Node build) there is no fault to report.
 */
function statusOf({ live, url }: PageVisit, result: NewPage['result']): number {
  if (droppedPathFor(live, url)?.kind === 'removed') return 410;
  if (result.kind === 'rendered') return result.rendered.status;
  if (!hasRouteFor(live, url.pathname)) return 404;
  return result.fault === 'no-node-build' ? 200 : 503;
}

/** Whatever the reason, a document without content must not be indexed. */
const NOT_RENDERED_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

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

const NOT_RENDERED: PageResult = { kind: 'not-rendered', from: 'nowhere', fault: 'no-node-build' };

/**
 * Sends `103 Early Hints` while the page is being rendered. Only browsers get them, and only if the page is not
 * ready yet: a page contains the same hints in its head.
 */
async function sendEarlyHints(
  { headers, raw }: FastifyRequest,
  reply: FastifyReply,
  pagePromise: Promise<PageResult>,
  link: () => string[],
): Promise<void> {
  if (headers['sec-fetch-mode'] !== 'navigate' || raw.httpVersion === '1.0') return;
  const waiting = await Promise.race([
    pagePromise.then(() => false),
    new Promise<boolean>((resolve) => setImmediate(resolve, true)),
  ]);
  if (waiting) reply.raw.writeEarlyHints({ link: link() });
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
