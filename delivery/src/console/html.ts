import { escapeHtml } from '../edge/escape-html';

/** Text that is HTML already; only `html` makes it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlValue = Html | string | number | null | false | readonly HtmlValue[];

/**
 * HTML whose values are escaped unless they are HTML themselves. A list is written one after the other;
 * `null` and `false` are nothing.
 */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.map((part, index) => part + written(values[index] ?? null)).join(''));
}

function written(value: HtmlValue): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(written).join('');
}
