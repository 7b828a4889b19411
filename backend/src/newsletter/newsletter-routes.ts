import { randomBytes } from 'node:crypto';

import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';

import type { BackendEnvironment } from '../environment';
import { escapeHtml } from '../mail/escape-html';
import { parseInput } from '../parse-input';

import { confirmSubscription, subscribe, type Confirmation } from './subscribe';

const LIMIT = { config: { rateLimit: { max: 10, timeWindow: '1 minute' } } };
const tokenSchema = z.object({ token: z.string().min(10).max(100) });

type Deps = Parameters<typeof subscribe>[0] & Pick<BackendEnvironment, 'seller' | 'storefrontUrl'>;

/** The newsletter box and the link in its mail (DEC-23). */
export function newsletterRoutes(deps: Deps) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.post('/newsletter', LIMIT, async (request, reply) =>
      reply.status(202).send(await subscribe(deps, request.body)),
    );
    app.get('/newsletter/confirm', LIMIT, async (request, reply) => {
      const { token } = parseInput(tokenSchema, request.query);
      const outcome = await confirmSubscription(deps, token);
      return sendPage(reply, outcome, deps);
    });
    done();
  };
}

const WORDS: Readonly<Record<Confirmation, readonly [status: number, title: string, text: string]>> = {
  confirmed: [
    200,
    'You are on the list',
    'Thank you for confirming. Every mail has a link to leave the list.',
  ],
  unknown: [
    410,
    'This link does not work any more',
    'Links are good for a week, and the newest one counts. Enter your address again to get another.',
  ],
};

function sendPage(reply: FastifyReply, outcome: Confirmation, { seller, storefrontUrl }: Deps) {
  const nonce = randomBytes(16).toString('base64');
  const [status, title, text] = WORDS[outcome];
  return reply
    .status(status)
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>
<style nonce="${nonce}">body{margin:0;background:#f5f8fa;color:#10233a;font:17px/1.6 system-ui,sans-serif}main{max-width:32rem;margin:12vh auto 0;padding:2rem;background:#fff;border-radius:12px}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}a{display:inline-block;margin-top:1rem;padding:.75rem 1.25rem;border-radius:8px;background:#0b5c74;color:#fff;font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid #ffc53d;outline-offset:2px}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><a href="${storefrontUrl}">Go to ${escapeHtml(seller.name)}</a></main></body></html>`);
}
