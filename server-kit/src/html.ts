import { escapeHtml } from './escape-html';

/** Text that is HTML already. Use the `html` template to create it. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type HtmlValue = Html | string | number | null | false | readonly HtmlValue[];

/**
 * Builds HTML and escapes every value that is not HTML already, so foreign text never becomes markup.
 * The items of a list are joined; `null` and `false` render nothing.
 */
export function html(literals: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(literals.map((literal, index) => literal + textOf(values[index] ?? null)).join(''));
}

/** The same for attributes of an element. Formatters break the lines of an `html` template as if it were elements. */
export const attributes = html;

function textOf(value: HtmlValue): string {
  if (value === null || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return value.map(textOf).join('');
}
