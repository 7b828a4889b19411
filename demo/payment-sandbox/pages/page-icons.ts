import { html, type Html } from '@storefront/server-kit/html';

const outline = (shape: Html, name = 'icon') =>
  html`<svg
    class="${name}"
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    ${shape}
  </svg>`;

const LOCK_SHAPE = html`<rect x="5" y="10.5" width="14" height="9.5" rx="2" /><path
    d="M8 10.5V8a4 4 0 0 1 8 0v2.5"
  />`;
const TICK_SHAPE = html`<path d="m5.5 12.5 4.5 4.5 9-10" />`;

/** Logo of the provider: a lock on a tile. */
export const BRAND_MARK = html`<svg
  class="mark"
  viewBox="0 0 32 32"
  width="32"
  height="32"
  fill="none"
  stroke="#fff"
  stroke-width="2"
  stroke-linecap="round"
  stroke-linejoin="round"
  aria-hidden="true"
  focusable="false"
>
  <rect width="32" height="32" rx="8" fill="#1d3f72" stroke="none" />
  <rect x="9" y="14.5" width="14" height="9.5" rx="2" />
  <path d="M12 14.5V12a4 4 0 0 1 8 0v2.5M13 19.5q1.5-1.4 3 0t3 0" />
</svg>`;

export const LOCK = outline(LOCK_SHAPE);
export const SHIELD = outline(
  html`<path d="M12 3.5 5 6v5.5c0 4.2 2.9 7.4 7 9 4.1-1.6 7-4.8 7-9V6z" /><path d="m9 12 2.2 2.2L15.2 10" />`,
);
export const BANK = outline(
  html`<path d="M4 9.5 12 4.5l8 5zM4 20h16M6.5 9.5V17M10.2 9.5V17M13.8 9.5V17M17.5 9.5V17M5 17h14" />`,
);
export const INFO = outline(html`<circle cx="12" cy="12" r="8.5" /><path d="M12 11.5V16M12 8h.01" />`);
export const WARNING = outline(html`<circle cx="12" cy="12" r="8.5" /><path d="M12 7.5V13M12 16h.01" />`);
export const CHEVRON = outline(html`<path d="m7 10 5 5 5-5" />`, 'icon chevron');

/** Large icons of the outcome pages. */
export const OUTCOME_ICONS = {
  tick: outline(TICK_SHAPE, 'sign'),
  cross: outline(html`<path d="m7 7 10 10M17 7 7 17" />`, 'sign'),
  back: outline(html`<path d="M9.5 6 4.5 11l5 5M5 11h9.5a5 5 0 0 1 0 8" />`, 'sign'),
  question: outline(html`<path d="M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5h.01" />`, 'sign'),
  spinner: html`<svg
    class="spinner"
    viewBox="0 0 64 64"
    width="64"
    height="64"
    fill="none"
    stroke-width="5"
    aria-hidden="true"
    focusable="false"
  >
    <circle class="track" cx="32" cy="32" r="28" />
    <path class="arc" d="M32 4a28 28 0 0 1 28 28" stroke-linecap="round" />
  </svg>`,
} as const;

/** Names of the accepted card schemes as text, because their logos are trademarks. */
export const CARD_MARKS = html`<ul class="marks" aria-label="Cards taken">
  <li>${cardMark('Visa', 40)}</li>
  <li>${cardMark('Mastercard', 82)}</li>
</ul>`;

function cardMark(name: string, width: number): Html {
  return html`<svg
    viewBox="0 0 ${width} 24"
    width="${width}"
    height="24"
    role="img"
    aria-label="${name}"
    focusable="false"
  >
    <rect x=".5" y=".5" width="${width - 1}" height="23" rx="4" fill="#fff" stroke="#7a8899" />
    <text x="${width / 2}" y="16.2" text-anchor="middle" font-size="12" font-weight="700" fill="#10233a">
      ${name}
    </text>
  </svg>`;
}
