import { css } from '@emotion/react';
import { useRuntime } from '@storefront/shared/runtime';
import DOMPurify from 'dompurify';

import { trustedPolicy } from '../../platform/trusted-types/trusted-types';
import { color, family, space, text } from '../../ui/tokens';

import { cleanHtml } from './clean-html';

const MAX_CHARS = 100_000;
const TAG = /<[a-z!/][^>]*>/i;

/**
 * Text from the back office: with tags it is cleaned and shown as HTML, without them it is cut into
 * paragraphs (DOM-TEXT-01, DOM-TEXT-02, DEC-103). Nothing that could run, style or frame gets through.
 */
export function SafeHtml({ children }: { readonly children: string }) {
  const { server } = useRuntime();
  const words = children.slice(0, MAX_CHARS);
  if (!TAG.test(words)) return <div css={proseStyles}>{paragraphs(words)}</div>;

  // The same cleaner with the same rules on both sides; a server has no document of its own.
  const html = server ? server.cleanHtml(words) : toTrustedHtml(cleanHtml(DOMPurify, words));
  return <div css={proseStyles} dangerouslySetInnerHTML={{ __html: html }} />;
}

let policy: ReturnType<typeof trustedPolicy> | undefined;

/** What came out of the cleaner is the one markup that pages are handed as text. */
function toTrustedHtml(cleaned: string): string | TrustedHTML {
  policy ??= trustedPolicy('storefront-html', { createHTML: (text) => text });
  return policy?.createHTML(cleaned) ?? cleaned;
}

function paragraphs(words: string) {
  return words
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index) => <p key={index}>{line}</p>);
}

// Whatever stands in it stays inside: long words break, a wide table scrolls in itself.
const proseStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  max-width: 70ch;
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;

  & table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
  }

  & img {
    max-width: 100%;
    height: auto;
  }

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
