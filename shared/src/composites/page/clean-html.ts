import type { Config, DOMPurify } from 'dompurify';

const ALLOWED_TAGS = [
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'strong',
  'b',
  'em',
  'i',
  'h2',
  'h3',
  'h4',
  'a',
  'table',
  'tbody',
  'thead',
  'tr',
  'td',
  'th',
];

const RULES = {
  ALLOWED_TAGS,
  ALLOWED_ATTR: ['href'],
  ALLOWED_URI_REGEXP: /^(https?:|mailto:|tel:|\/(?!\/))/i,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/**
 * Sanitizes HTML from the back office: no scripts, styles, frames or forms remain (DOM-TEXT-01, DEC-103). Links get
 * `rel="noopener noreferrer"`.
 */
export function cleanHtml(purify: Pick<DOMPurify, 'sanitize'>, html: string): string {
  const fragment = purify.sanitize(html, RULES);
  for (const link of fragment.querySelectorAll('a')) link.rel = 'noopener noreferrer';
  const box = fragment.ownerDocument.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}
