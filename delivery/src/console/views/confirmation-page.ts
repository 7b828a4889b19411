import { attributes, html, type Html } from '@storefront/server-kit/html';

import type { ActionPlan } from '../releases/action-plan';

import { noticeBox, type Notice } from './notice';
import type { FramedPage } from './page-frame';

export const MAX_REASON_LENGTH = 300;

/** Result of the last submission of the form. */
export type Attempt =
  | 'first'
  | { readonly missing: readonly ('why' | 'override')[] }
  | { readonly rejected: Notice };

export interface Confirmation {
  readonly plan: ActionPlan;
  /** Revision of the registry that the plan is based on. */
  readonly revision: number;
  readonly why: string;
  readonly override: string;
  readonly attempt: Attempt;
}

/** Describes the consequences of an action and requires a reason. The browser script shows the panel in a dialog. */
export function confirmationPage(confirmation: Confirmation): FramedPage {
  const { plan, attempt } = confirmation;
  return {
    title: `${attempt === 'first' ? '' : 'Error: '}${plan.title}`,
    section: null,
    main: html`${typeof attempt === 'object' && 'rejected' in attempt && noticeBox(attempt.rejected)}
      <div id="confirmation-panel" class="panel">${panel(confirmation)}</div>`,
  };
}

function panel(confirmation: Confirmation): Html {
  const { plan, revision, why, override, attempt } = confirmation;
  const missing = typeof attempt === 'object' && 'missing' in attempt ? attempt.missing : [];
  const isFocusable = attempt === 'first' || missing.length > 0;
  const field = {
    id: 'why',
    label: 'Reason',
    hint: 'It is shown in the history.',
    error: 'Enter a reason for the history.',
  } as const;
  const overrideField = {
    id: 'override',
    label: 'Why it is right all the same',
    hint: 'It is recorded with your name.',
    error: 'Enter why this is right all the same.',
  } as const;
  return html`<h1 id="confirmation-title">${plan.title}</h1>
    <ul>
      ${plan.consequences.map((sentence) => html`<li>${sentence}</li>`)}
    </ul>
    <form method="post" action="/parts/${plan.app}/${plan.action}">
      <input type="hidden" name="revision" value="${revision}" />
      <input type="hidden" name="version" value="${plan.version}" />
      <input type="hidden" name="share" value="${plan.share ?? ''}" />
      ${reasonField(field, { value: why, isMissing: missing.includes('why'), isFocused: isFocusable && missing[0] !== 'override' })}
      ${
        plan.overrides !== null &&
        html`<p class="override">${plan.overrides}</p>
          ${reasonField(overrideField, { value: override, isMissing: missing.includes('override'), isFocused: missing[0] === 'override' })}`
      }
      ${plan.marks !== null && markChoice(plan.marks)}
      <p class="answers">
        <button class="call">${plan.button}</button>
        <a class="other" href="/" data-cancel>Cancel</a>
      </p>
    </form>`;
}

interface ReasonField {
  readonly id: 'why' | 'override';
  readonly label: string;
  readonly hint: string;
  readonly error: string;
}

interface FieldState {
  readonly value: string;
  readonly isMissing: boolean;
  readonly isFocused: boolean;
}

function reasonField(
  { id, label, hint, error }: ReasonField,
  { value, isMissing, isFocused }: FieldState,
): Html {
  const description = isMissing ? `${id}-hint ${id}-error` : `${id}-hint`;
  return html`<label for="${id}">${label}</label>
    <p class="soft" id="${id}-hint">${hint}</p>
    ${isMissing && html`<p class="error" id="${id}-error">${error}</p>`}
    <input
      id="${id}"
      name="${id}"
      value="${value}"
      required
      maxlength="${MAX_REASON_LENGTH}"
      autocomplete="off"
      aria-describedby="${description}"
      ${isMissing && attributes`aria-invalid="true"`}
      ${isFocused && attributes`autofocus`}
    />`;
}

function markChoice(version: string): Html {
  return html`<p class="check">
      <input type="checkbox" id="unmarked" name="unmarked" value="yes" />
      <label for="unmarked">${version} is not to blame: do not mark it as harmful</label>
    </p>
    <p class="soft">Otherwise ${version} is never again the target of a rollback or a fallback.</p>`;
}
