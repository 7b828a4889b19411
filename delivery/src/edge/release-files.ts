import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';

import type { FastifyInstance, FastifyReply } from 'fastify';

import { contentType } from '../store/content-type';
import type { ReleaseStore } from '../store/release-store';

interface Variant {
  readonly path: string;
  readonly encoding: string | null;
  /** Bytes. */
  readonly size: number;
}

const NAME = /^[\w.-]+$/;

/** Serves the immutable files of all releases, including old ones that open tabs still use. */
export function serveReleaseFiles(app: FastifyInstance, store: Pick<ReleaseStore, 'file'>): void {
  app.get<{ Params: { appName: string; version: string; file: string } }>(
    '/releases/:appName/:version/:file',
    async (request, reply) => {
      const { appName, version, file } = request.params;
      if (![appName, version, file].every((name) => NAME.test(name) && !name.startsWith('.')))
        return sendNotFound(reply);

      const find = (name: string) => store.file(appName, version, name);
      const variant = await bestVariant(find, file, String(request.headers['accept-encoding'] ?? ''));
      if (!variant) return sendNotFound(reply);
      return reply
        .headers({
          'content-type': contentType(file),
          'cache-control': 'public, max-age=31536000, immutable',
          'access-control-allow-origin': '*',
          'x-content-type-options': 'nosniff',
          vary: 'Accept-Encoding',
          ...(variant.encoding ? { 'content-encoding': variant.encoding } : {}),
          'content-length': variant.size,
        })
        .send(createReadStream(variant.path));
    },
  );
}

async function bestVariant(
  find: (file: string) => Promise<string | null>,
  file: string,
  accepted: string,
): Promise<Variant | null> {
  const candidates = [
    ...(/\bbr\b/.test(accepted) ? [{ name: `${file}.br`, encoding: 'br' }] : []),
    ...(/\bgzip\b/.test(accepted) ? [{ name: `${file}.gz`, encoding: 'gzip' }] : []),
    { name: file, encoding: null },
  ];
  for (const { name, encoding } of candidates) {
    const path = await find(name);
    const found = path === null ? null : await stat(path).catch(() => null);
    if (path !== null && found) return { path, encoding, size: found.size };
  }
  return null;
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
}
