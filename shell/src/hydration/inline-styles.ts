/** Under which a server sends the `style` of an element (server/inline-styles.ts). */
export const STYLE_ATTRIBUTE = 'data-drawn-style';

/** Makes them styles again, the way a policy allows: by script, and before React compares. */
export function restoreInlineStyles(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    element.style.cssText = element.getAttribute(STYLE_ATTRIBUTE) ?? '';
    element.removeAttribute(STYLE_ATTRIBUTE);
  }
}
