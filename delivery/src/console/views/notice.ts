import { html, type Html } from '@storefront/server-kit/html';

/** Result of an action, shown once at the top of the next page. */
export interface Notice {
  readonly kind: 'done' | 'refused';
  /** Plain text; line breaks are kept. */
  readonly text: string;
}

/** Receives the focus, so that screen readers announce it and continue from there. */
export function noticeBox({ kind, text }: Notice): Html {
  const role = kind === 'done' ? 'status' : 'alert';
  const head = kind === 'refused' && html`<strong>Nothing was changed.</strong> `;
  return html`<div class="notice ${kind}" role="${role}" tabindex="-1" autofocus id="notice">
    <p>${head}${text}</p>
  </div>`;
}
