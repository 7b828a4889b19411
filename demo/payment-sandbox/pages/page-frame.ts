import { html, type Html } from '@storefront/server-kit/html';

import { BRAND_MARK, INFO } from './page-icons';
import { PAGE_STYLES } from './page-styles';

/** Facts about the payment that all pages show. */
export interface PageDetails {
  readonly merchant: string;
  /** Formatted, such as `£319.37`. */
  readonly amount: string;
  readonly token: string;
}

interface Frame {
  readonly title: string;
  readonly nonce: string;
  readonly main: Html;
  /** Layout on wide screens: the card form beside the summary, or one narrow card. */
  readonly layout: 'wide' | 'narrow';
  readonly head?: Html;
}

/** Renders the HTML document around a page, with the brand and the sandbox notice. */
export function pageFrame({ title, nonce, main, layout, head }: Frame): string {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no" />
        <title>${title} - Harbour Pay (sandbox)</title>
        ${head ?? null}
        <style nonce="${nonce}">
          ${PAGE_STYLES}
        </style>
      </head>
      <body class="${layout}">
        <header>
          <div class="bar">
            ${BRAND_MARK}
            <p class="brand">Harbour Pay <span class="tag">(sandbox)</span></p>
          </div>
          <p class="notice">
            ${INFO}<span><strong>Sandbox: no money moves here.</strong> Test cards only.</span>
          </p>
        </header>
        <main>${main}</main>
        <footer>
          <p>Harbour Pay stands in for a payment company, so that this shop can be tried from end to end.</p>
        </footer>
      </body>
    </html>`.text;
}

/** Renders facts about the payment as name-value rows. */
export function paymentFacts(rows: readonly (readonly [name: string, value: string])[]): Html {
  return html`<dl class="facts">
    ${rows.map(
      ([name, value]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${value}</dd>
        </div>`,
    )}
  </dl>`;
}

/** Returns a reference for support: a part of the token that identifies the payment but does not open its page. */
export function referenceOf(token: string): string {
  return `HP-${token
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 8)
    .toUpperCase()}`;
}

/** Renders the button that cancels the payment. */
export function cancelForm(token: string): Html {
  return html`<form class="cancel" method="post" action="/pay/${token}/cancel">
    <button class="quiet">Cancel the payment</button>
  </form>`;
}
