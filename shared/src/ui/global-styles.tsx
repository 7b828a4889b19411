/// <reference path="./asset-modules.d.ts" />
import { css, Global, type Theme } from '@emotion/react';
import interLatin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import jakartaLatin from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';

import { below, color, family, text } from './tokens';

/**
 * Renders the global style sheet: token variables from the Emotion theme, web fonts, a small reset and the
 * focus ring. The shell renders it once; remotes must not.
 */
export function GlobalStyles() {
  return (
    <Global styles={(theme) => [rootStyles(theme), bottomBarStyles, fontStyles, resetStyles, focusStyles]} />
  );
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

  ${below.desktop} {
    :root {
      --text-hero: 2.125rem/2.5rem;
    }
  }
`;

// The space for the bottom bar (composites/sticky-bar), on the elements that leave it. It is not inherited: with a bar that
// appears, the browser would style every element of the page again. A bar of another height adds a rule; every bar of older
// apps sets `--bottom-bar` of the root. One selector for each: `:is(body, …)` would be tried on every element.
const bottomBarStyles = css`
  @property --above-bottom-bar {
    syntax: '<length>';
    inherits: false;
    initial-value: 0px;
  }

  ${below.desktop} {
    :root:has([data-bottom-bar]:not([data-bottom-bar='row'])) body,
    :root:has([data-bottom-bar]:not([data-bottom-bar='row'])) [data-above-bottom-bar],
    :root:has([data-bottom-bar]:not([data-bottom-bar='row'])) [data-above-bottom-bar]::backdrop {
      --above-bottom-bar: var(--bottom-bar, calc(64px + env(safe-area-inset-bottom, 0px)));
    }
  }
`;

// `font-display: optional` with preloading: a font is used from the first paint or not at all, so text never
// shifts. The fallback fonts have the metrics of the web fonts, at the weights 400 and 600 (body) and 700 (headings);
// with one face alone a browser would draw bold text by smearing the regular one.
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
    font-family: 'Body Fallback';
    font-weight: 600 900;
    src: local('Arial Bold'), local('Liberation Sans Bold');
    size-adjust: 101%;
    ascent-override: 95.9%;
    descent-override: 23.9%;
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

  @font-face {
    font-family: 'Heading Fallback';
    font-weight: 600 900;
    src: local('Arial Bold'), local('Liberation Sans Bold');
    size-adjust: 101%;
    ascent-override: 102.8%;
    descent-override: 21.9%;
    line-gap-override: 0%;
  }
`;

// The scroll margin keeps focused and linked elements clear of the sticky header and the bottom bar, which small screens
// nearly always have. With `scroll-padding` on the root it would apply to links in the header as well, and
// Tab would scroll the page.
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
    padding-bottom: var(--above-bottom-bar, 0px);
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

  main,
  footer {
    a,
    button,
    input,
    select,
    textarea,
    summary,
    [tabindex],
    [id] {
      scroll-margin-block: 96px calc(96px + var(--bottom-bar, 64px));
    }
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

// A light and a dark ring: one of them has enough contrast on any background.
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
