import { html, type Html } from '@storefront/server-kit/html';

/** What came of an act: said once, at the head of the page that follows. */
export interface Notice {
  readonly kind: 'done' | 'refused';
  /** Plain text; lines stay lines. */
  readonly text: string;
}

/** Takes the focus, so that it is read out and stands where reading goes on. */
export function noticeBox({ kind, text }: Notice): Html {
  const role = kind === 'done' ? 'status' : 'alert';
  const head = kind === 'refused' && html`<strong>Nothing was changed.</strong> `;
  return html`<div class="notice ${kind}" role="${role}" tabindex="-1" autofocus id="notice">
    <p>${head}${text}</p>
  </div>`;
}
