import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { FastifyInstance } from 'fastify';

/** The checker as a script of this origin. */
export interface AccessibilityChecker {
  readonly path: string;
  readonly integrity: string;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves axe-core to the frame of the studio. No page of a visitor names it: only the document of a preview does, and only
 * when the studio requests a check (ADR 128).
 */
export function serveAccessibilityChecker(app: FastifyInstance): AccessibilityChecker {
  const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'));
  const hash = createHash('sha384').update(script).digest();
  const path = `/preview-check/${hash.toString('hex').slice(0, 16)}.js`;
  app.get(path, (_request, reply) =>
    reply
      .headers({
        'cache-control': IMMUTABLE,
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
  return { path, integrity: `sha384-${hash.toString('base64')}` };
}
