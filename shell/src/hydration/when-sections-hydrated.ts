import { WAITING_ATTRIBUTE } from '@storefront/shared/composites/page/section-layout';

/** Calls back once no section of the page waits for its hydration. */
export function whenSectionsHydrated(root: HTMLElement, callback: () => void): void {
  const isDone = () => root.querySelector(`[${WAITING_ATTRIBUTE}]`) === null;
  if (isDone()) return callback();
  const observer = new MutationObserver(() => {
    if (!isDone()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(root, { subtree: true, childList: true, attributeFilter: [WAITING_ATTRIBUTE] });
}
