/** Returns the place of the caret in the plain text of an element, in characters; 0 when the caret is elsewhere. */
export function caretIn(element: HTMLElement): number {
  const selection = element.ownerDocument.getSelection();
  if (!selection || selection.rangeCount === 0) return 0;
  const { endContainer, endOffset } = selection.getRangeAt(0);
  if (!element.contains(endContainer)) return 0;
  const before = element.ownerDocument.createRange();
  before.setStart(element, 0);
  before.setEnd(endContainer, endOffset);
  return before.toString().length;
}

/** Sets the caret to a place in the plain text of an element; to its end when the text is shorter. */
export function setCaret(element: HTMLElement, caret: number): void {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = caret;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node.textContent ?? '';
    if (left <= length) {
      element.ownerDocument.getSelection()?.collapse(node, left);
      return;
    }
    left -= length;
  }
  const selection = element.ownerDocument.getSelection();
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}
