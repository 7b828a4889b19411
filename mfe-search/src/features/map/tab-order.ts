/**
 * Reorders the elements of a parent, because Leaflet appends each marker at the end. The others are moved around the
 * focused element: moving it would lose the focus.
 */
export function reorderElements(elements: readonly Element[]): void {
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
