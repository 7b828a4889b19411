import { randomBytes } from 'node:crypto';

import { html } from '@storefront/server-kit/html';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import type { FastifyReply } from 'fastify';

import { HSTS_HEADER } from './security-headers';

/** A page that the edge server sends when no release can render one. */
export interface ErrorPage {
  readonly status: number;
  readonly title: string;
  /** One or two sentences; plain text. */
  readonly message: string;
  readonly config: Pick<StorefrontConfig, 'seller' | 'siteUrl'>;
  /** Seconds after which another attempt makes sense; `null` sends no `Retry-After` header. */
  readonly retryAfterSeconds?: number | null;
}

/** Status, headers and body of an error page, for replies and for raw sockets. */
export interface ErrorResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends a static page without scripts: it depends on no release, on no backend and on no data of the request. */
export function sendErrorPage(reply: FastifyReply, page: ErrorPage): FastifyReply {
  const { status, headers, body } = errorResponse(page);
  return reply.status(status).headers(headers).send(body);
}

/** Returns the response that `sendErrorPage` sends. It is never cached and never indexed. */
export function errorResponse({
  status,
  title,
  message,
  config,
  retryAfterSeconds,
}: ErrorPage): ErrorResponse {
  const nonce = randomBytes(16).toString('base64');
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      ...(config.siteUrl.startsWith('https:') ? { 'strict-transport-security': HSTS_HEADER } : {}),
      ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
    },
    body: errorDocument(title, message, config.seller, nonce),
  };
}

function errorDocument(
  title: string,
  message: string,
  { brand, phone, salesHours }: StorefrontConfig['seller'],
  nonce: string,
): string {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} | ${brand}</title>
        <style nonce="${nonce}">
          ${STYLES}
        </style>
      </head>
      <body>
        <header><a href="/">${brand}</a></header>
        <main>
          <h1>${title}</h1>
          <p>${message}</p>
          <p>
            You can also call us on <a href="tel:${phone.replaceAll(' ', '')}">${phone}</a>, ${salesHours}.
          </p>
          <p><a href="/">Go to the homepage</a></p>
        </main>
      </body>
    </html> `.text;
}

const STYLES =
  'body{margin:0;color:#10233a;background:#fff;font:1rem/1.5 system-ui,sans-serif}' +
  'header{padding:1rem;background:#10233a}header a{color:#fff;font-size:1.25rem;font-weight:700;text-decoration:none}' +
  'main{max-width:36rem;margin:3rem auto;padding:0 1rem}main a{color:#0b5c74}' +
  'a{display:inline-block;padding:.5rem 0}';
