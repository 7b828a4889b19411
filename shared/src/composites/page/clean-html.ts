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

const STYLE_ELEMENT = /<style[\s>][^]*?<\/style\s*>/gi;
const OPENING_TAG = /<[a-z][^>]*>/gi;
const INLINE_CODE = /[\s/"'](?:on[a-z]+|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]*)/gi;

/**
 * Removes styles and event handlers, because a browser reports each of them as a violation of the content
 * security policy when the sanitizer parses the text. Only the sanitizer makes the text safe.
 */
const withoutInlineCode = (html: string): string =>
  html.replace(STYLE_ELEMENT, '').replace(OPENING_TAG, (tag) => tag.replace(INLINE_CODE, ' '));

/**
 * Sanitizes HTML from the back office: no scripts, styles, frames or forms remain (DOM-TEXT-01, DEC-103). Links get
 * `rel="noopener noreferrer"`.
 */
export function cleanHtml(purify: Pick<DOMPurify, 'sanitize'>, html: string): string {
  const fragment = purify.sanitize(withoutInlineCode(html), RULES);
  for (const link of fragment.querySelectorAll('a')) link.rel = 'noopener noreferrer';
  const box = fragment.ownerDocument.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}
