import { Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { LiveRegistry } from '../registry/live-registry';
import type { Encoding } from '../render/kept-document';
import type { PageParts, PageResult } from '../render/render-task';
import type { SocialPicture } from '../render/social-picture';

import { acceptedEncoding } from './accepted-encoding';
import { documentInParts, type DocumentInParts } from './document';
import type { DocumentSnapshot } from './document-snapshot';
import type { InlineCode } from './inline-code';
import { responseHeaders, type PageVisit } from './page-headers';
import { linkHeader, type Preload } from './page-hints';
import { securityHeaders } from './security-headers';

interface PartsDocument {
  readonly live: LiveRegistry;
  readonly config: StorefrontConfig;
  readonly snapshot: DocumentSnapshot;
  readonly preloads: readonly Preload[];
  /** With the nonce of the parts. */
  readonly inline: InlineCode;
  readonly social: SocialPicture | null;
  /** See `DocumentPolicy`. */
  readonly framedBy: string | null;
  readonly previewCheck: string | null;
}

/** Sends a page whose data are late: its frame at once, the rest as it arrives. */
export function sendInParts(
  visit: PageVisit,
  { parts, from }: Extract<PageResult, { readonly kind: 'parts' }>,
  { snapshot: { json }, framedBy, ...input }: PartsDocument,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { config, inline } = input;
  reply.headers({
    ...securityHeaders(config, {
      inline: inline.sources(),
      path: visit.url.pathname,
      scriptHashes: [],
      framedBy,
    }),
    ...responseHeaders(visit, null, from),
    link: linkHeader([], config, null),
  });
  reply.status(200).type('text/html; charset=utf-8');
  const document = documentInParts({ ...input, page: parts.frame, preview: null });
  const html = Readable.from(htmlOf(document, parts, json));
  const encoding = acceptedEncoding(headers['accept-encoding']);
  if (encoding === null) return reply.send(html);
  reply.header('content-encoding', encoding);
  return reply.send(html.pipe(compressor(encoding)));
}

async function* htmlOf(document: DocumentInParts, { rest }: PageParts, snapshot: string) {
  yield document.start;
  let hydration: string | null = null;
  for await (const part of rest) {
    if (part.kind === 'late') yield document.late(part);
    else hydration = JSON.stringify(part.hydration);
  }
  const { before, after } = document.end(hydration);
  yield before + snapshot + after;
}

/** Higher levels take longer than they save in transfer time. */
const QUALITY = 5;

/** Every part is sent at once, instead of when the compressor has collected enough. */
function compressor(encoding: Encoding): Transform {
  if (encoding === 'gzip') return createGzip({ flush: constants.Z_SYNC_FLUSH });
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
  });
}
