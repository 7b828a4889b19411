/** Distance of the panel from its button, and from the edge of the window. */
const GAP_PX = 8;

/**
 * Returns whether a panel under a button, aligned with its right edge, would cover a form or the price of a holiday in
 * the viewport.
 *
 * @param size of the panel, in pixels
 */
export function overlapsForm(
  button: Element | null,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  if (!button) return false;
  const { right, bottom } = button.getBoundingClientRect();
  const panel = { left: right - width, right, top: bottom + GAP_PX, bottom: bottom + GAP_PX + height };
  return [...document.querySelectorAll('form, [data-keep-clear]')].some((element) => {
    const box = element.getBoundingClientRect();
    return (
      box.width > 0 &&
      box.right > panel.left &&
      box.left < panel.right &&
      box.bottom > panel.top &&
      box.top < panel.bottom
    );
  });
}
