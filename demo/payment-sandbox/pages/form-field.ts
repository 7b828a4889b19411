import { attributes, html, type Html } from '@storefront/server-kit/html';

import { WARNING } from './page-icons';

interface FormField {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  /** Error message, if the value is invalid. */
  readonly error: string | undefined;
  /** Text below the input. */
  readonly note?: string;
  /** Further attributes of the input, such as `inputmode` and `autocomplete`. */
  readonly input: Html;
}

/** Renders a field. The hint, the error and the note describe the input (`aria-describedby`). */
export function formField({ id, label, hint, error, note, input }: FormField): Html {
  const messages = { hint, error, note };
  const described = (['hint', 'error', 'note'] as const).filter((key) => messages[key] !== undefined);
  const ids = described.map((key) => `${id}-${key}`).join(' ');

  return html`<div class="${error === undefined ? 'field' : 'field wrong'}">
    <label for="${id}">${label}</label>
    ${hint !== undefined && html`<p class="hint" id="${id}-hint">${hint}</p>`}
    ${
      error !== undefined &&
      html`<p class="error" id="${id}-error">
        ${WARNING}<span><span class="unseen">Error: </span>${error}</span>
      </p>`
    }
    <input
      id="${id}"
      name="${id}"
      ${input}${ids !== '' && attributes` aria-describedby="${ids}"`}${error !== undefined && attributes` aria-invalid="true"`}
      required
    />
    ${note !== undefined && html`<p class="hint" id="${id}-note">${note}</p>`}
  </div>`;
}

/** Renders all errors for the top of the page, each with a link to its field. */
export function errorSummary(errors: readonly (readonly [field: string, error: string])[]): Html | null {
  if (errors.length === 0) return null;
  return html`<div class="summary-of-errors" role="alert">
    <h2>${WARNING}There is a problem</h2>
    <ul>
      ${errors.map(([field, error]) => html`<li><a href="#${field}">${error}</a></li>`)}
    </ul>
  </div>`;
}
