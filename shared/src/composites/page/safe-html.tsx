import { css } from '@emotion/react';
import { useRuntime } from '@storefront/shared/runtime';
import { useMemo, useState, useSyncExternalStore } from 'react';

import { onDemand } from '../../ui/on-demand/on-demand';
import { useOnDemand } from '../../ui/on-demand/use-on-demand';
import { color, family, space, text } from '../../ui/tokens';

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
  if (server) return <Prose html={server.cleanHtml(content)} />;
  return <BrowserHtml content={content} />;
}

const sanitizer = onDemand(() => import('./sanitizer'));

/** Keeps the HTML of the server without a sanitizer; for all other content the sanitizer is loaded. */
function BrowserHtml({ content }: { readonly content: string }) {
  const isHydrating = useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
  const [rendered] = useState(isHydrating ? content : null);
  const isKept = rendered === content;
  const { code } = useOnDemand(sanitizer, !isKept);
  const html = useMemo(() => (code && !isKept ? code.sanitize(content) : ''), [code, isKept, content]);
  // React does not change the content of an element while it hydrates, and not later as long as the value is equal.
  if (isKept) return <Prose html="" />;
  return <Prose key={content} html={html} />;
}

function Prose({ html }: { readonly html: string | TrustedHTML }) {
  return <div css={proseStyles} dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />;
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
