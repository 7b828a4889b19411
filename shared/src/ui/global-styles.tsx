/// <reference path="./asset-modules.d.ts" />
import { css, Global, type Theme } from '@emotion/react';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import jakartaLatin from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

import { color, family, text } from './tokens';

/** The shell's, once for the whole site: tokens, fonts, a small reset, and the focus ring. */
export function GlobalStyles() {
  return <Global styles={(theme) => [rootStyles(theme), fontStyles, resetStyles, focusStyles]} />;
}

const rootStyles = ({ tokens }: Theme) => css`
  :root {
    ${Object.entries(tokens)
      .map(([name, value]) => `--${name}: ${value};`)
      .join('\n')}
  }

  :root[data-fonts='fallback'] {
    --family-heading: ${tokens['family-heading-fallback']};
    --family-body: ${tokens['family-body-fallback']};
  }

  @media (max-width: 767px) {
    :root {
      --text-hero: 2.125rem/2.5rem;
    }
  }
`;

// Preloaded, a font is there for the first paint or stays out of this page: text never moves under the eye.
// The fallbacks take about the room of the real fonts, so that a first page without them looks alike.
const fontStyles = css`
  @font-face {
    font-family: 'Inter Variable';
    font-weight: 100 900;
    font-display: optional;
    src: url(${interLatin}) format('woff2');
  }

  @font-face {
    font-family: 'Plus Jakarta Sans Variable';
    font-weight: 200 800;
    font-display: optional;
    src: url(${jakartaLatin}) format('woff2');
  }

  @font-face {
    font-family: 'Body Fallback';
    src: local('Arial'), local('Liberation Sans');
    size-adjust: 107%;
    ascent-override: 90%;
    descent-override: 22.5%;
    line-gap-override: 0%;
  }

  @font-face {
    font-family: 'Heading Fallback';
    src: local('Arial'), local('Liberation Sans');
    size-adjust: 104%;
    ascent-override: 99.8%;
    descent-override: 21.3%;
    line-gap-override: 0%;
  }
`;

// What is gone to never ends under the header or a bar. On the root (scroll-padding) the room would count for
// what stands in the header too, and a Tab into it would scroll the page away.
const resetStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }

  html {
    -webkit-text-size-adjust: 100%;
  }

  body {
    margin: 0;
    padding-bottom: var(--bottom-bar, 0px);
    background: ${color.surface};
    color: ${color.ink};
    font: ${text.body} ${family.body};
    -webkit-font-smoothing: antialiased;
  }

  p,
  ul,
  ol {
    margin-block: 0;
  }

  main :is(a, button, input, select, textarea, summary, [tabindex], [id]) {
    scroll-margin-block: 96px calc(96px + var(--bottom-bar, 0px));
  }

  input,
  select,
  button,
  textarea {
    font: inherit;
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      transition-duration: 0.01ms !important;
    }
  }
`;

// Dark and light ring together: one of the two always stands out from what is behind it.
const focusStyles = css`
  :focus-visible {
    outline: 3px solid ${color.sun};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${color.ink};
  }

  @media (forced-colors: active) {
    :focus-visible {
      outline-color: CanvasText;
    }
  }
`;
