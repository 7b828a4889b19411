import type { IncomingHttpHeaders } from 'node:http';
import { performance } from 'node:perf_hooks';

import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import { APP_MANIFEST_FILE } from '@storefront/tooling/build/app-manifest';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { ReleaseStore } from '../../store/release-store';
import { S3Error } from '@storefront/server-kit/blobs/s3-error';

import type { Encoding } from './decode-copy';
import { createFileHeaders } from './file-headers';
import { createIntegrityLog, type IntegrityCounts } from './integrity-log';
import { createReleaseListings } from './release-listings';
import type { VerifiedFile } from './load-verified';
import { createVerifiedFiles } from './verified-files';

export interface ReleaseFilesOptions {
  readonly store: Pick<ReleaseStore, 'signedManifest' | 'readFile' | 'fileTag' | 'discardCopy'>;
  readonly config: StorefrontConfig;
  readonly log: (event: object, message: string) => void;
  /** Maximum bytes of verified files in memory. */
  readonly cacheBytes: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** Rejections since the start, and the memory that verified files use. */
export interface ReleaseFilesStatus {
  readonly rejected: IntegrityCounts;
  readonly cachedBytes: number;
}

/** Removals from the store take effect, and altered files are read again, after this time. */
const RECHECK_MS = 1_000;
const NAME = /^\w[\w.-]*$/;

/**
 * Serves the immutable files of all releases, including old ones that open tabs still use: files that the signed manifest
 * of their release names, with exactly the bytes that it names. Everything else is not found.
 */
export function serveReleaseFiles(
  app: FastifyInstance,
  { store, config, log, cacheBytes, now = () => performance.now() }: ReleaseFilesOptions,
): { readonly status: () => ReleaseFilesStatus } {
  const integrityLog = createIntegrityLog(log, now);
  const listing = createReleaseListings(store, integrityLog, { retryMs: RECHECK_MS, now });
  const files = createVerifiedFiles(store, { log: integrityLog, cacheBytes, recheckMs: RECHECK_MS, now });
  const headersOf = createFileHeaders(config);

  async function find(
    appName: string,
    version: string,
    file: string,
    accepted: readonly Encoding[],
  ): Promise<VerifiedFile | null> {
    const release = await listing(appName, version);
    if (!release) return null;
    if (file === APP_MANIFEST_FILE) return { body: release.manifest, encoding: null };
    const integrity = release.files.get(file);
    return integrity === undefined ? null : files.get({ app: appName, version, file, integrity }, accepted);
  }

  app.get<{ Params: { appName: string; version: string; file: string } }>(
    '/releases/:appName/:version/:file',
    async (request, reply) => {
      const { appName, version, file } = request.params;
      if (![appName, version, file].every((name) => NAME.test(name))) return sendNotFound(reply);
      try {
        const found = await find(appName, version, file, acceptedEncodings(request.headers));
        if (!found) return await sendNotFound(reply);
        reply.headers({ ...headersOf(file), 'content-length': found.body.length });
        if (found.encoding) reply.header('content-encoding', found.encoding);
        return await reply.send(found.body);
      } catch (error) {
        if (!(error instanceof S3Error)) throw error;
        log({ reason: error.message, file: `${appName}/${version}/${file}` }, 'release file not readable');
        return sendText(reply.header('retry-after', '2'), 503, 'Not available right now');
      }
    },
  );
  return { status: () => ({ rejected: integrityLog.counts(), cachedBytes: files.cachedBytes() }) };
}

/** Best first. */
function acceptedEncodings(headers: IncomingHttpHeaders): readonly Encoding[] {
  const accepted = String(headers['accept-encoding'] ?? '');
  return [
    ...(/\bbr\b/.test(accepted) ? (['br'] as const) : []),
    ...(/\bgzip\b/.test(accepted) ? (['gzip'] as const) : []),
  ];
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendText(reply, 404, 'Not found');
}

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain')
    .send(text);
}
