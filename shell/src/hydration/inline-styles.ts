/** The server sends the `style` of an element under this name (server/inline-styles.ts). */
export const STYLE_ATTRIBUTE = 'data-drawn-style';

/** Restores inline styles by script, which the content security policy allows. Must run before hydration. */
export function restoreInlineStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE) ?? '';
    element.removeAttribute(STYLE_ATTRIBUTE);
  }
}
