import { html, type Html } from '@storefront/server-kit/html';

import type { ActionPlan } from '../releases/plan-action';

import { noticeBox, type Notice } from './notice';
import type { FramedPage } from './page-frame';

export const MAX_REASON_LENGTH = 300;

export interface Confirmation {
  readonly plan: ActionPlan;
  /** Of the registry that the plan was made from. */
  readonly revision: number;
  readonly why: string;
  /** For the first time, or again because the reason was left out, or because nothing could be done. */
  readonly attempt: 'first' | 'without-reason' | { readonly again: Notice };
}

/** Says what will happen to whom, and asks for the reason. The script shows the panel in a dialog. */
export function confirmationPage(confirmation: Confirmation): FramedPage {
  const { plan, attempt: asked } = confirmation;
  return {
    title: `${asked === 'first' ? '' : 'Error: '}${plan.title}`,
    section: null,
    main: html`${typeof asked === 'object' && noticeBox(asked.again)}
      <div id="confirmation-panel" class="panel">${panel(confirmation)}</div>`,
  };
}

function panel({ plan, revision, why, attempt: asked }: Confirmation): Html {
  const reasonMissing = asked === 'without-reason';
  const error =
    reasonMissing && html`<p class="error" id="why-error">Write why: it goes into the history.</p>`;
  return html`<h1 id="confirmation-title">${plan.title}</h1>
    <ul>
      ${plan.consequences.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
    <form method="post" action="/parts/${plan.app}/${plan.action}">
      <input type="hidden" name="revision" value="${revision}" />
      <input type="hidden" name="version" value="${plan.version}" />
      <label for="why">Reason</label>
      <p class="soft" id="why-hint">Everyone reads it in the history.</p>
      ${error}
      <input
        id="why"
        name="why"
        value="${why}"
        required
        maxlength="${MAX_REASON_LENGTH}"
        autocomplete="off"
        aria-describedby="${reasonMissing ? 'why-hint why-error' : 'why-hint'}"
        ${reasonMissing && html`aria-invalid="true"`}
        ${typeof asked === 'string' && html`autofocus`}
      />
      <p class="answers">
        <button class="call">${plan.button}</button>
        <a class="other" href="/" data-cancel>Cancel</a>
      </p>
    </form>`;
}
