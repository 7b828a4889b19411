/** Distance of the widget from the corner of the window, and its button below the panel. */
const CORNER_PX = 24;
const BUTTON_PX = 60;

/** Whether a panel in the lower right corner would stand on a form that is in sight now (usability: never on a form). */
export function coversAForm({ width, height }: { readonly width: number; readonly height: number }): boolean {
  const left = window.innerWidth - CORNER_PX - width;
  const top = window.innerHeight - CORNER_PX - BUTTON_PX - height;
  return [...document.forms].some((form) => {
    const box = form.getBoundingClientRect();
    const inSight = box.width > 0 && box.bottom > 0 && box.top < window.innerHeight;
    return inSight && box.right > left && box.bottom > top;
  });
}
