/** A piece of a page whose text is already escaped. */
export class Markup {
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  toString(): string {
    return this.#source;
  }
}

/** What a template may hold: text is escaped, markup goes in as it is, `null` and `false` are nothing. */
export type MarkupPart = string | number | Markup | readonly Markup[] | null | false;

/**
 * A template that escapes every value in it, so that a page holds foreign markup only where somebody
 * wrote `markup` in front of it.
 */
export function markup(pieces: TemplateStringsArray, ...parts: readonly MarkupPart[]): Markup {
  return new Markup(pieces.map((piece, index) => piece + sourceOf(parts[index] ?? null)).join(''));
}

function sourceOf(part: MarkupPart): string {
  if (part === null || part === false) return '';
  if (part instanceof Markup) return part.toString();
  if (typeof part === 'object') return part.map(String).join('');
  return escapeHtml(String(part));
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
