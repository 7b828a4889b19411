import { css } from '@emotion/react';
import DOMPurify from 'dompurify';

import { color, family, space, text } from '../ui/tokens';

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
const LIMIT_CHARS = 100_000;
const TAG = /<[a-z!/][^>]*>/i;

/**
 * Text from the back office: with tags it is cleaned and shown as HTML, without them it is cut into
 * paragraphs (DOM-TEXT-01, DOM-TEXT-02, DEC-103). Nothing that could run, style or frame gets through.
 */
export function SafeHtml({ children }: { readonly children: string }) {
  const words = children.slice(0, LIMIT_CHARS);
  // Cleaning needs a document; where there is none the words stand without their tags.
  if (!TAG.test(words) || typeof window === 'undefined') {
    return <div css={proseStyles}>{paragraphs(words.replaceAll(new RegExp(TAG, 'gi'), ' '))}</div>;
  }
  return <div css={proseStyles} dangerouslySetInnerHTML={{ __html: cleaned(words) }} />;
}

export function cleaned(html: string): string {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(https?:|mailto:|tel:|\/(?!\/))/i,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) link.rel = 'noopener noreferrer';
  const box = document.createElement('div');
  box.append(fragment);
  return box.innerHTML;
}

function paragraphs(words: string) {
  return words
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index) => <p key={index}>{line}</p>);
}

const proseStyles = css`
  display: grid;
  gap: ${space.s};
  max-width: 70ch;
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};

  & h2,
  & h3,
  & h4 {
    margin: 0;
    font: 700 ${text.h4} ${family.heading};
    color: ${color.ink};
  }

  & a {
    color: ${color.action};
  }
`;
