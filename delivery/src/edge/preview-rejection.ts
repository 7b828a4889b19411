import { randomBytes } from 'node:crypto';

import { escapeHtml } from '@storefront/server-kit/escape-html';
import type { FastifyReply } from 'fastify';

import { END_PREVIEW, type PreviewFault } from '../preview/preview-query';

/** Status and message for the person who opened a preview link. */
export interface PreviewRejection {
  readonly status: 403 | 404 | 409 | 503;
  readonly message: string;
  /** Query that ends the preview; default: that of releases. */
  readonly endLink?: string;
}

const NEW_LINK = 'Ask the sender for a new link: npm run release -- preview <app>@<version>';

const REJECTIONS: Readonly<Record<PreviewFault, PreviewRejection>> = {
  closed: {
    status: 403,
    message: 'Previews are disabled on this site. Set PREVIEW_SECRET to enable them.',
  },
  unreadable: {
    status: 404,
    message: 'This link contains no valid release. Expected: ?release=mfe-deal@1.2.0, with each app once.',
  },
  unsigned: { status: 403, message: `This link was not signed for this site, or was changed. ${NEW_LINK}` },
  expired: { status: 403, message: `This link has expired. ${NEW_LINK}` },
};

export function rejectionFor(fault: PreviewFault): PreviewRejection {
  return REJECTIONS[fault];
}

/** Sends a static page without scripts, because no release can render it. */
export function sendPreviewRejection(
  reply: FastifyReply,
  { status, message, endLink = `?release=${END_PREVIEW}` }: PreviewRejection,
): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .status(status)
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This preview can't be shown</title>
<style nonce="${nonce}">body{max-width:40rem;margin:4rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}p{white-space:pre-line;overflow-wrap:anywhere}a{display:inline-block;padding:.75rem 0}</style>
</head>
<body>
<main>
<h1>This preview can't be shown</h1>
<p>${escapeHtml(message)}</p>
<p><a href="${escapeHtml(endLink)}">See the site as it is live</a></p>
</main>
</body>
</html>
`);
}
