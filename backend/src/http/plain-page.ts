import { randomBytes } from 'node:crypto';

import { escapeHtml } from '@storefront/server-kit/escape-html';
import type { FastifyReply } from 'fastify';

export interface PlainPage {
  readonly status: number;
  readonly title: string;
  /** Plain text; all fields are escaped. */
  readonly text: string;
  /** A button that sends an empty form by POST. */
  readonly button?: { readonly action: string; readonly label: string };
  readonly link: { readonly href: string; readonly label: string };
}

/** Sends a small HTML page with a text, at most one button, and one link, such as the target of a link in a mail. */
export function sendPlainPage(
  reply: FastifyReply,
  { status, title, text, button, link }: PlainPage,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .status(status)
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title>
<style nonce="${nonce}">body{margin:0;background:#f5f8fa;color:#10233a;font:17px/1.6 system-ui,sans-serif}main{max-width:32rem;margin:12vh auto 0;padding:2rem;background:#fff;border-radius:12px}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .75rem}a,button{display:inline-block;margin-top:1rem;padding:.75rem 1.25rem;border:2px solid #0b5c74;border-radius:8px;background:#0b5c74;color:#fff;font:inherit;font-weight:600;text-decoration:none;cursor:pointer}form~a{background:none;color:#0b5c74}a:focus-visible,button:focus-visible{outline:3px solid #ffc53d;outline-offset:2px}</style></head>
<body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${buttonHtml(button)}<a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></main></body></html>`);
}

function buttonHtml(button: PlainPage['button']): string {
  if (!button) return '';
  return `<form method="post" action="${escapeHtml(button.action)}"><button>${escapeHtml(button.label)}</button></form>`;
}
