import { html, type Html } from '@storefront/server-kit/html';

import type { ActionPlan } from '../releases/plan-action';

import { noticeBox, type Notice } from './notice';
import type { FramedPage } from './page-frame';

export const MAX_REASON_LENGTH = 300;

export interface Confirmation {
  readonly plan: ActionPlan;
  /** Revision of the registry that the plan is based on. */
  readonly revision: number;
  readonly why: string;
  readonly attempt: 'first' | 'missing-reason' | { readonly rejected: Notice };
}

/** Describes the consequences of an action and requires a reason. The browser script shows the panel in a dialog. */
export function confirmationPage(confirmation: Confirmation): FramedPage {
  const { plan, attempt } = confirmation;
  return {
    title: `${attempt === 'first' ? '' : 'Error: '}${plan.title}`,
    section: null,
    main: html`${typeof attempt === 'object' && noticeBox(attempt.rejected)}
      <div id="confirmation-panel" class="panel">${panel(confirmation)}</div>`,
  };
}

function panel({ plan, revision, why, attempt }: Confirmation): Html {
  const reasonMissing = attempt === 'missing-reason';
  const error = reasonMissing && html`<p class="error" id="why-error">Enter a reason for the history.</p>`;
  return html`<h1 id="confirmation-title">${plan.title}</h1>
    <ul>
      ${plan.consequences.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
    <form method="post" action="/parts/${plan.app}/${plan.action}">
      <input type="hidden" name="revision" value="${revision}" />
      <input type="hidden" name="version" value="${plan.version}" />
      <label for="why">Reason</label>
      <p class="soft" id="why-hint">It is shown in the history.</p>
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
        ${typeof attempt === 'string' && html`autofocus`}
      />
      <p class="answers">
        <button class="call">${plan.button}</button>
        <a class="other" href="/" data-cancel>Cancel</a>
      </p>
    </form>`;
}
