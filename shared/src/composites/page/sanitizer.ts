import DOMPurify from 'dompurify';

import { trustedPolicy } from '../../platform/trusted-types/trusted-types';

import { cleanHtml } from './clean-html';

let policy: ReturnType<typeof trustedPolicy> | undefined;

/** Sanitizes HTML in the browser. Its output is the only string that pages may use as HTML under Trusted Types. */
export function sanitize(html: string): string | TrustedHTML {
  const cleaned = cleanHtml(DOMPurify, html);
  policy ??= trustedPolicy('storefront-html', { createHTML: (text) => text });
  return policy?.createHTML(cleaned) ?? cleaned;
}
