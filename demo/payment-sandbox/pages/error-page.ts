import { html } from '@storefront/server-kit/html';

import { pageFrame } from './page-frame';
import { OUTCOME_ICONS } from './page-icons';

interface ErrorTexts {
  readonly title: string;
  readonly text: string;
}

/** Texts for responses that are not about a payment, by status. */
const TEXTS: Readonly<Record<number, ErrorTexts>> = {
  403: {
    title: 'This form was sent by another site',
    text: 'Nothing was charged. Go back to the shop and begin the payment again there.',
  },
  503: {
    title: 'Payments are unavailable for a moment',
    text: 'Please reload this page in a few seconds. A payment is never taken twice.',
  },
};
const UNREADABLE: ErrorTexts = {
  title: 'This request cannot be read',
  text: 'Nothing was charged. Go back to the shop and begin the payment again there.',
};
const FAILED: ErrorTexts = {
  title: 'Something went wrong',
  text: 'Please reload this page, or go back to the shop. A payment is never taken twice.',
};

/** Renders the page for a request that failed. @param status 4xx or 5xx */
export function errorPage(nonce: string, status: number): string {
  const { title, text } = TEXTS[status] ?? (status < 500 ? UNREADABLE : FAILED);
  return pageFrame({
    title,
    nonce,
    layout: 'narrow',
    main: html`<section class="card outcome calm">
      <div class="badge">${OUTCOME_ICONS.question}</div>
      <h1>${title}</h1>
      <p>${text}</p>
    </section>`,
  });
}
