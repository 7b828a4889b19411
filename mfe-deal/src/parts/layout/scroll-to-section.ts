import { layOutWholePage } from '@storefront/shared/platform/layout/whole-page';

/** Scrolls to the element with this id and moves focus to it. A control keeps the label above it in view. */
export function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  layOutWholePage();
  section?.scrollIntoView({ block: section.matches('button, select, input') ? 'center' : 'start' });
  section?.focus({ preventScroll: true });
}
