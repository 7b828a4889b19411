import { STYLE_ATTRIBUTE } from '../hydration/inline-styles';

const TAG_WITH_STYLE = /<[a-z][a-z0-9-]*(?:\s[^<>]*?)?\sstyle="[^"]*"[^<>]*>/g;
const STYLE = /\sstyle="(?<css>[^"]*)"/;

/**
 * Moves `style` attributes, which the content security policy blocks in markup, to another attribute with an
 * equivalent CSS rule each. The browser restores the `style` attributes before hydration (hydration/inline-styles.ts).
 */
export function extractInlineStyles(body: string): { readonly body: string; readonly css: string } {
  const rules = new Map<string, string>();
  const moved = body.replaceAll(TAG_WITH_STYLE, (tag) =>
    tag.replace(STYLE, (_attribute, escaped: string) => {
      rules.set(escaped, unescaped(escaped));
      return ` ${STYLE_ATTRIBUTE}="${escaped}"`;
    }),
  );
  const css = [...rules.values()].map((style) => `[${STYLE_ATTRIBUTE}=${cssString(style)}]{${style}}`);
  return { body: moved, css: css.join('') };
}

function unescaped(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function cssString(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\a ')}"`;
}
