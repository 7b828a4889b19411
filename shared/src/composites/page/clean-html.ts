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

/** Words of the back office as HTML that can neither run, style nor frame anything (DOM-TEXT-01, DEC-103). */
export function cleanHtml(purify: Pick<DOMPurify, 'sanitize'>, html: string): string {
  const fragment = purify.sanitize(html, RULES);
  for (const link of fragment.querySelectorAll('a')) link.rel = 'noopener noreferrer';
  const box = fragment.ownerDocument.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}
