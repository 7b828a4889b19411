/** Distance of the widget from the corner of the window. */
const CORNER_PX = 24;
/** Height of the help button, which is below the panel. */
const BUTTON_PX = 60;

/** Returns whether a panel in the lower right corner would cover a form in the viewport. */
export function overlapsForm({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): boolean {
  const left = window.innerWidth - CORNER_PX - width;
  const top = window.innerHeight - CORNER_PX - BUTTON_PX - height;
  return [...document.forms].some((form) => {
    const box = form.getBoundingClientRect();
    const isInViewport = box.width > 0 && box.bottom > 0 && box.top < window.innerHeight;
    return isInViewport && box.right > left && box.bottom > top;
  });
}
