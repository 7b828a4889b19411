/**
 * Puts elements of a parent into an order: the library adds each at the end. Whoever has the focus is not
 * moved, the others are moved around it, for an element that is moved loses the focus.
 */
export function putInOrder(elements: readonly Element[]): void {
  const focused = elements.findIndex((element) => element.contains(document.activeElement));
  const pivot = Math.max(0, focused);
  for (let index = pivot - 1; index >= 0; index -= 1) {
    const [element, next] = [elements[index], elements[index + 1]];
    if (element && next && element.nextElementSibling !== next) next.before(element);
  }
  for (let index = pivot + 1; index < elements.length; index += 1) {
    const [before, element] = [elements[index - 1], elements[index]];
    if (before && element && before.nextElementSibling !== element) before.after(element);
  }
}
