import { html, type Html, type HtmlValue } from '@storefront/server-kit/html';

import { statusLine, type PageStatus } from './status-line';
import { CONSOLE_STYLES } from './styles';

export type Section = 'live' | 'speed' | 'faults' | 'history';

export interface FramedPage {
  readonly title: string;
  /** Current section in the navigation; `null` for other pages. */
  readonly section: Section | null;
  readonly main: HtmlValue;
  /** Name of the signed-in user. */
  readonly visitor?: string | null;
  /** URL from which the browser script refreshes the elements with `data-live`. */
  readonly refreshedFrom?: string | null;
  readonly status?: PageStatus;
  /** False before sign-in. */
  readonly withNavigation?: boolean;
}

const SECTIONS: readonly (readonly [Section, string, string])[] = [
  ['live', '/', 'What is live'],
  ['speed', '/speed', 'Speed'],
  ['faults', '/faults', 'Errors'],
  ['history', '/history', 'History'],
];

export function pageFrame(page: FramedPage, nonce: string): Html {
  const { title, main, refreshedFrom = null, withNavigation = true } = page;
  const body = html`<body>
    <header class="bar">
      <div class="wide">
        <p class="name">Sandpiper <span>Release console</span></p>
        ${withNavigation && navigation(page)} ${page.status !== undefined && statusLine(page.status)}
      </div>
    </header>
    <main id="main" class="wide" data-refresh="${refreshedFrom ?? ''}">${main}</main>
    <p id="announcement" class="unseen" role="status"></p>
    ${refreshedFrom !== null && html`<dialog id="confirmation" aria-labelledby="confirmation-title"></dialog>`}
    ${refreshedFrom !== null && html`<script nonce="${nonce}" src="/console.js" defer></script>`}
  </body>`;
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – Release console</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style nonce="${nonce}">
          ${CONSOLE_STYLES}
        </style>
      </head>
      ${body}
    </html>`;
}

function navigation({ section, visitor = null }: FramedPage): Html {
  const links = SECTIONS.map(
    ([name, href, label]) =>
      html`<li><a href="${href}" ${name === section && html`aria-current="page"`}>${label}</a></li>`,
  );
  return html`<nav aria-label="Console">
      <ul>
        ${links}
      </ul>
    </nav>
    ${visitor !== null && signOut(visitor)}`;
}

function signOut(visitor: string): Html {
  return html`<form class="sign-out" method="post" action="/sign-out">
    <span>${visitor}</span><button class="quiet">Sign out</button>
  </form>`;
}
