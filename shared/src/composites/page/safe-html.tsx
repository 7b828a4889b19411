import { css } from '@emotion/react';
import { useRuntime } from '@storefront/shared/runtime';
import DOMPurify from 'dompurify';

import { trustedPolicy } from '../../platform/trusted-types/trusted-types';
import { color, family, space, text } from '../../ui/tokens';

import { cleanHtml } from './clean-html';

const MAX_CHARS = 100_000;
const TAG = /<[a-z!/][^>]*>/i;

/**
 * Renders text from the back office: sanitized HTML if it contains tags, otherwise one paragraph per line
 * (DOM-TEXT-01, DOM-TEXT-02, DEC-103). Text beyond 100,000 characters is dropped.
 */
export function SafeHtml({ children }: { readonly children: string }) {
  const { server } = useRuntime();
  const content = children.slice(0, MAX_CHARS);
  if (!TAG.test(content)) return <div css={proseStyles}>{paragraphs(content)}</div>;

  // The server has no DOM of its own and injects a sanitizer with the same rules.
  const html = server ? server.cleanHtml(content) : toTrustedHtml(cleanHtml(DOMPurify, content));
  return <div css={proseStyles} dangerouslySetInnerHTML={{ __html: html }} />;
}

let policy: ReturnType<typeof trustedPolicy> | undefined;

/** Sanitizer output is the only string that pages may use as HTML under Trusted Types. */
function toTrustedHtml(cleaned: string): string | TrustedHTML {
  policy ??= trustedPolicy('storefront-html', { createHTML: (text) => text });
  return policy?.createHTML(cleaned) ?? cleaned;
}

function paragraphs(content: string) {
  return content
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index) => <p key={index}>{line}</p>);
}

// Content must not overflow: long words break and a wide table scrolls inside its own box.
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
