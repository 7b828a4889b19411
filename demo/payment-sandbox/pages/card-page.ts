import { attributes, html, type Html } from '@storefront/server-kit/html';

import { CARD_FIELDS, NAME_LENGTH, type InvalidCardForm } from './card-form';
import { errorSummary, formField } from './form-field';
import { cancelForm, pageFrame, paymentFacts, referenceOf, type PageDetails } from './page-frame';
import { CARD_MARKS, CHEVRON, LOCK, SHIELD } from './page-icons';

/**
 * Renders the page with the card form.
 *
 * @param invalid the rejected form, if there is one. It contains no card number or code.
 */
export function cardPage(
  { merchant, amount, token }: PageDetails,
  nonce: string,
  invalid: InvalidCardForm | null,
): string {
  const errors = invalid?.errors ?? {};
  const fieldErrors = CARD_FIELDS.flatMap((field) => {
    const error = errors[field];
    return error === undefined ? [] : [[field, error] as const];
  });

  return pageFrame({
    title: `${fieldErrors.length > 0 ? 'Error: ' : ''}Pay ${amount}`,
    nonce,
    layout: 'wide',
    main: html`${errorSummary(fieldErrors)}
      <section class="order" aria-labelledby="order">
        <h1 id="order">Pay ${amount}</h1>
        ${paymentFacts([
          ['Paid to', merchant],
          ['For', 'Your booking'],
          ['Reference', referenceOf(token)],
        ])}
      </section>
      <section class="card" aria-labelledby="details">
        <div class="heading">
          <h2 id="details">Card details</h2>
          ${CARD_MARKS}
        </div>
        <p class="hint">
          All fields are
          needed.${fieldErrors.length > 0 && ' For your safety the card number and the security code are not kept: please enter them again.'}
        </p>
        ${cardForm({ amount, token }, invalid)} ${cancelForm(token)}
        <p class="trust">
          ${SHIELD}<span>Your card details go straight to Harbour Pay and are not stored by the shop.</span>
        </p>
      </section>
      ${TEST_CARDS}`,
  });
}

function cardForm(
  { amount, token }: Pick<PageDetails, 'amount' | 'token'>,
  invalid: InvalidCardForm | null,
): Html {
  const errors = invalid?.errors ?? {};
  return html`<form method="post" action="/pay/${token}" autocomplete="on">
    ${formField({
      id: 'number',
      label: 'Card number',
      error: errors.number,
      input: attributes`class="figures" inputmode="numeric" autocomplete="cc-number" pattern="[0-9 \\-]{16,23}" maxlength="23" title="16 to 19 digits" spellcheck="false"`,
    })}
    <div class="${errors.expiry === undefined && errors.code === undefined ? 'pair' : 'pair apart'}">
      ${formField({
        id: 'expiry',
        label: 'Expiry date',
        hint: 'MM / YY',
        error: errors.expiry,
        input: attributes`class="figures" inputmode="numeric" autocomplete="cc-exp" pattern="[0-9]{1,2} ?[\\/\\-]? ?[0-9]{2,4}" maxlength="9" title="Month and year, such as 08 / 29"`,
      })}
      ${formField({
        id: 'code',
        label: 'Security code',
        hint: '3 digits on the back',
        error: errors.code,
        input: attributes`class="figures" inputmode="numeric" autocomplete="cc-csc" pattern="[0-9]{3,4}" maxlength="4" title="3 or 4 digits" spellcheck="false"`,
      })}
    </div>
    ${formField({
      id: 'name',
      label: 'Name on card',
      error: errors.name,
      input: attributes`autocomplete="cc-name" maxlength="${NAME_LENGTH}" spellcheck="false" value="${invalid?.name ?? ''}"`,
    })}
    <button class="main">${LOCK}<span>Pay ${amount}</span></button>
  </form>`;
}

const CARDS = [
  ['4242 4242 4242 4242', 'is approved at once'],
  ['4000 0027 6000 3184', 'asks for a code from the bank first'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0000 0000 9995', 'is declined: too little money'],
  ['4000 0000 0000 0119', 'fails with an error at the bank'],
  ['4000 0000 0000 0077', 'is approved after 30 seconds'],
  ['4000 0000 0000 0259', 'is never decided'],
] as const;

const TEST_CARDS = html`<details class="cards">
  <summary>${CHEVRON}Cards to try</summary>
  <ul>
    ${CARDS.map(([number, effect]) => html`<li><span class="figures">${number}</span> <span>${effect}</span></li>`)}
  </ul>
  <p>Any expiry date in the future, any security code, any name.</p>
</details>`;
