import { attributes, html } from '@storefront/server-kit/html';

import { errorSummary, formField } from './form-field';
import { cancelForm, pageFrame, paymentFacts, type PageDetails } from './page-frame';
import { BANK } from './page-icons';

/** The only valid code on the challenge page of the sandbox. */
export const CHALLENGE_CODE = '123456';

interface Challenge {
  /** Such as `Visa ending 3184`. */
  readonly card: string;
  /** Remaining attempts, at least 1. */
  readonly triesLeft: number;
  readonly problem: string | null;
}

/** Renders the challenge page, on which the shopper enters a code from the bank (3-D Secure). */
export function challengePage(
  { merchant, amount, token }: PageDetails,
  nonce: string,
  { card, triesLeft, problem }: Challenge,
): string {
  return pageFrame({
    title: `${problem === null ? '' : 'Error: '}Your bank asks for a code`,
    nonce,
    layout: 'narrow',
    main: html`${errorSummary(problem === null ? [] : [['code', problem]])}
      <section class="card bank">
        <div class="bank-bar">
          ${BANK}
          <p>Your card’s bank <span class="unseen">, </span><small>Payment check</small></p>
        </div>
        <h1>Your bank asks for a code</h1>
        <p>Before the payment is made, the bank wants to be sure that it is you.</p>
        ${paymentFacts([
          ['Merchant', merchant],
          ['Amount', amount],
          ['Card', card],
        ])}
        <form method="post" action="/pay/${token}/challenge">
          ${formField({
            id: 'code',
            label: 'Code',
            hint: `Six digits. In the sandbox the code is always ${CHALLENGE_CODE}: no message is sent, so there is nothing to wait for.`,
            error: problem ?? undefined,
            note:
              triesLeft === 1
                ? 'This is the last try: a wrong code declines the payment.'
                : `${triesLeft} tries left`,
            input: attributes`class="figures short" inputmode="numeric" autocomplete="one-time-code" maxlength="10" spellcheck="false"`,
          })}
          <button class="main">Approve</button>
        </form>
        ${cancelForm(token)}
      </section>`,
  });
}
