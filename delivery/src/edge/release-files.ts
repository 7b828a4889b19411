import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance, FastifyReply } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
  png: 'image/png',
  txt: 'text/plain; charset=utf-8',
};

const NAME = /^[\w.-]+$/;

/** Serves the immutable files of all releases, old ones included: open tabs keep asking for them. */
export function serveReleaseFiles(app: FastifyInstance, storeFolder: string): void {
  app.get<{ Params: { part: string; version: string; file: string } }>(
    '/releases/:part/:version/:file',
    async (request, reply) => {
      const { part, version, file } = request.params;
      if (![part, version, file].every((name) => NAME.test(name) && !name.startsWith('.')))
        return notThere(reply);

      const path = join(storeFolder, part, version, file);
      const variant = await bestVariant(path, String(request.headers['accept-encoding'] ?? ''));
      if (!variant) return notThere(reply);
      return reply
        .headers({
          'content-type': TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
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

async function bestVariant(path: string, accepted: string) {
  const candidates = [
    ...(/\bbr\b/.test(accepted) ? [{ path: `${path}.br`, encoding: 'br' }] : []),
    ...(/\bgzip\b/.test(accepted) ? [{ path: `${path}.gz`, encoding: 'gzip' }] : []),
    { path, encoding: null },
  ];
  for (const candidate of candidates) {
    const found = await stat(candidate.path).catch(() => null);
    if (found?.isFile()) return { ...candidate, size: found.size };
  }
  return null;
}

function notThere(reply: FastifyReply): FastifyReply {
  return reply.status(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
}
