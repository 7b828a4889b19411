import { html, type Html } from '@storefront/server-kit/html';

import { pageFrame, paymentFacts, referenceOf, type PageDetails } from './page-frame';
import { OUTCOME_ICONS } from './page-icons';

/** State of a payment that needs no further input. */
export type OutcomeState = 'pending' | 'succeeded' | 'failed' | 'cancelled';

interface Outcome {
  readonly icon: Html;
  readonly tone: 'good' | 'bad' | 'calm';
  readonly title: string;
  readonly summary: string;
  readonly next: readonly string[];
}

const OUTCOMES: Readonly<Record<OutcomeState, Outcome>> = {
  pending: {
    icon: OUTCOME_ICONS.spinner,
    tone: 'calm',
    title: 'Your bank is deciding',
    summary: 'This can take a little while. The page looks again by itself every few seconds.',
    next: [
      'You can leave this page open. The shop will go on as soon as the payment is decided.',
      'Please do not pay a second time: the shop is waiting for this payment.',
    ],
  },
  succeeded: {
    icon: OUTCOME_ICONS.tick,
    tone: 'good',
    title: 'Payment received',
    summary: 'Thank you, the payment is complete.',
    next: [
      'The shop goes on by itself and shows your booking reference.',
      'The shop sends the confirmation by email.',
      'You can close this page.',
    ],
  },
  failed: {
    icon: OUTCOME_ICONS.cross,
    tone: 'bad',
    title: 'The payment was declined',
    summary: 'Nothing was charged.',
    next: ['Close this page and try again in the shop, with this card or another one.'],
  },
  cancelled: {
    icon: OUTCOME_ICONS.back,
    tone: 'calm',
    title: 'The payment was cancelled',
    summary: 'Nothing was charged.',
    next: ['Close this page to go back to the shop. There you can pay again or choose another way to pay.'],
  },
};

/** Texts for the failure reasons that help the shopper to decide what to do next. */
const REASONS: Readonly<Record<string, string>> = {
  'insufficient-funds': 'There is not enough money on the card.',
  'processing-error': 'The bank had a fault while it looked at the payment.',
  'challenge-failed': 'A wrong code was entered too many times.',
};

interface OutcomeMore {
  readonly reason: string | null;
  /** Page of the shop for a payment that left it; `null` where this page is in a frame or window of its own. */
  readonly backUrl: string | null;
}

/** Renders the outcome of the payment, or that it is pending, and the next steps in the shop. */
export function outcomePage(
  { merchant, amount, token }: PageDetails,
  nonce: string,
  state: OutcomeState,
  { reason, backUrl }: OutcomeMore = { reason: null, backUrl: null },
): string {
  const { icon, tone, title, summary, next } = OUTCOMES[state];
  const why = state === 'failed' && reason !== null ? REASONS[reason] : undefined;

  return pageFrame({
    title,
    nonce,
    layout: 'narrow',
    ...(state === 'pending' ? { head: REFRESH } : {}),
    main: html`<section class="card outcome ${tone}">
      <div class="badge">${icon}</div>
      <h1>${title}</h1>
      <p>${why !== undefined && `${why} `}${summary}</p>
      ${paymentFacts([
        ['Amount', amount],
        ['Merchant', merchant],
        ['Reference', referenceOf(token)],
      ])}
      <h2>What happens next</h2>
      <ul class="next">
        ${next.map((step) => html`<li>${step}</li>`)}
      </ul>
      ${backUrl !== null && html`<p><a href="${backUrl}">Back to ${merchant}</a></p>`}
    </section>`,
  });
}

/** Renders the page for an unknown token. */
export function unknownPage(nonce: string): string {
  return pageFrame({
    title: 'There is no such payment',
    nonce,
    layout: 'narrow',
    main: html`<section class="card outcome calm">
      <div class="badge">${OUTCOME_ICONS.question}</div>
      <h1>There is no such payment</h1>
      <p>Nothing was charged. Go back to the shop and begin the payment again there.</p>
    </section>`,
  });
}

/** Reloads the page every 3 seconds while the payment is pending. The page has no script. */
const REFRESH = html`<meta http-equiv="refresh" content="3" />`;
