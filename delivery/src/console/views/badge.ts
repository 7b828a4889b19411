import { html, type Html } from '@storefront/server-kit/html';

/** Tone of a badge; the text says the same as the colour. */
export type Tone = 'bad' | 'warning' | 'good' | 'neutral';

const SYMBOLS: Readonly<Record<Tone, string>> = { bad: '✕', warning: '!', good: '✓', neutral: '•' };

export function badge(tone: Tone, text: string): Html {
  return html`<span class="badge ${tone}"><span aria-hidden="true">${SYMBOLS[tone]}</span> ${text}</span>`;
}
