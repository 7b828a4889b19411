import { randomBytes } from 'node:crypto';

import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { STALE_MS } from '../render/page-cache';
import type { PageAnswer, PageRenderer } from '../render/page-renderer';

import { storefrontDocument } from './document';
import { isKnownPath, snapshotFor, type LiveRegistry } from '../registry/live-registry';
import { openVisit, type VisitDependencies } from './open-visit';
import { linkHeader, preloadsFor } from './page-hints';
import { sendRefusal } from './preview-rejection';
import { securityHeaders } from './security-headers';

export interface PageDependencies extends VisitDependencies {
  /** Absent: every page is left for the browser to draw. */
  readonly renderer: PageRenderer | null;
  /** A remote that is served by its development server instead of its release. */
  readonly underDevelopment?: { readonly name: string; readonly url: string } | undefined;
}

/** Answers one page: rendered where that succeeds, and never worse than for the browser to draw. */
export async function answerPage(
  dependencies: PageDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { config, renderer, underDevelopment } = dependencies;
  const visit = await openVisit(dependencies, request);
  for (const cookie of visit.cookies) reply.header('set-cookie', cookie);
  if (visit.kind === 'refused') return sendRefusal(reply, visit.refusal);
  if (visit.kind === 'ended')
    return reply.header('cache-control', 'private, no-store').redirect(visit.location, 303);

  const { url, live, previewed, isPrivate } = visit;
  const nonce = randomBytes(16).toString('base64');
  const snapshot = withDevelopment(snapshotFor(live, url.pathname), underDevelopment);
  const preloads = underDevelopment ? [] : preloadsFor(live, snapshot, url.pathname);

  const answering = renderer?.answer(live, url, { keep: !isPrivate }) ?? Promise.resolve(NOT_RENDERED);
  await hintEarly(request, reply, answering, linkHeader(preloads, config, nonce));
  const { rendered, from } = await answering;

  reply.headers({
    ...securityHeaders(config, {
      nonce,
      path: url.pathname,
      // Chunks under development change with every keystroke: no hash could name them.
      scriptHashes: snapshot.isolated && !underDevelopment ? scriptHashes(live, snapshot) : [],
      devServer: underDevelopment?.url,
    }),
    'cache-control': cacheControl(url.pathname, live, rendered),
    // What stands in the cookies decides which releases draw a page.
    vary: 'Cookie',
    ...(isPrivate ? PRIVATE : {}),
    'server-timing': `page;desc="${from}"`,
    // Scripts stay out of it: a page with a main picture wants them after that (ADR 6).
    link: linkHeader(
      preloads.filter(({ as }) => as === 'font'),
      config,
      nonce,
    ),
  });
  if (rendered?.kind === 'redirect') return reply.redirect(rendered.location, rendered.status);

  return reply
    .status(rendered?.status ?? (isKnownPath(live, url.pathname) ? 200 : 404))
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

/** Of what is not live yet: nobody keeps it, finds it, or is told its address. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

/** The shell's entry, and all that it and the owner of the path may load. */
function scriptHashes({ shell }: LiveRegistry, { integrity }: RegistrySnapshot): readonly string[] {
  const entry = shell.manifest.files[shell.manifest.entry];
  return [...(entry ? [entry] : []), ...Object.values(integrity)];
}

const NOT_RENDERED: PageAnswer = { rendered: null, from: 'nowhere' };

/**
 * `103 Early Hints` while the page is being rendered. Browsers alone get them, and only when there is a wait:
 * a page that is ready says the same in its own head.
 */
async function hintEarly(
  { headers, raw }: FastifyRequest,
  reply: FastifyReply,
  answering: Promise<PageAnswer>,
  link: string[],
): Promise<void> {
  if (headers['sec-fetch-mode'] !== 'navigate' || raw.httpVersion === '1.0') return;
  const waiting = await Promise.race([
    answering.then(() => false),
    new Promise<boolean>((resolve) => setImmediate(resolve, true)),
  ]);
  if (waiting) reply.raw.writeEarlyHints({ link });
}

/**
 * What a cache between us and the visitor may do. A page that everyone may be shown is kept there as long
 * as here; while a canary runs documents differ by visitor, and nothing of a booking is kept anywhere.
 */
function cacheControl(path: string, live: LiveRegistry, rendered: PageAnswer['rendered']): string {
  if (path.startsWith('/booking/') || rendered === null) return 'no-store';
  if (rendered.kind === 'redirect' || rendered.sharedForSeconds === null || live.hasCanary) {
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
