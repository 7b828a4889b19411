import { randomBytes } from 'node:crypto';

import { escapeHtml } from '@storefront/server-kit/escape-html';
import type { FastifyInstance, FastifyReply } from 'fastify';

interface EnquiryDeps {
  readonly seller: { readonly name: string };
  /** Origins that may frame the page. */
  readonly storefrontOrigins: readonly string[];
}

const PATH = '/demo/enquiry';

/**
 * Serves the enquiry form of another company, which group pages show in a frame (GRP-08). Request bodies are discarded
 * unread.
 */
export function enquiryPage({ seller, storefrontOrigins }: EnquiryDeps) {
  return (app: FastifyInstance, _options: object, done: () => void): void => {
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, parsed) => {
      payload.resume();
      payload.on('end', () => parsed(null));
    });
    app.get(PATH, (_request, reply) => send(reply, storefrontOrigins, form(seller.name)));
    // The form is in a sandboxed frame, whose origin is `null`.
    app.post(PATH, { config: { acceptsAnyOrigin: true } }, (_request, reply) =>
      send(
        reply,
        storefrontOrigins,
        `<p role="status"><strong>Thank you.</strong> This is a demonstration: nothing was kept, and nobody will call you.</p>`,
      ),
    );
    done();
  };
}

const form = (seller: string) => `<form method="post" action="${PATH}">
<p>Ask ${escapeHtml(seller)} about a holiday for your group. This is a demonstration form: nothing is kept.</p>
<label>Your name <input name="name" autocomplete="name" required maxlength="100"></label>
<label>Email address <input name="email" type="email" autocomplete="email" required maxlength="254"></label>
<label>What are you looking for? <textarea name="message" rows="4" required maxlength="2000"></textarea></label>
<button>Send enquiry</button></form>`;

function send(reply: FastifyReply, frameAncestors: readonly string[], body: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors ${frameAncestors.join(' ')}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Enquiry form</title>
<style nonce="${nonce}">body{margin:0;padding:1.5rem;color:#10233a;font:16px/1.5 system-ui,sans-serif}form{display:grid;gap:1rem;max-width:40rem}label{display:grid;gap:.25rem;font-weight:600}input,textarea{padding:.6rem;border:1px solid #5d7186;border-radius:8px;font:inherit;min-height:44px;box-sizing:border-box;width:100%}button{justify-self:start;min-height:44px;padding:.6rem 1.25rem;border:0;border-radius:8px;background:#0b5c74;color:#fff;font:600 1rem system-ui,sans-serif}:focus-visible{outline:3px solid #ffc53d;outline-offset:2px}</style></head>
<body><main>${body}</main></body></html>`);
}
