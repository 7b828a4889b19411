/**
 * Calls `onChange` when another document may have changed a key of web storage: after a change by another tab, and
 * when the page returns from the back/forward cache, where it received no events.
 *
 * @returns a function that stops listening
 */
export function onExternalChange(key: string, onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // The key is `null` when another tab cleared the whole storage.
    if (event.key === key || event.key === null) onChange();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onChange();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onPageShow);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}
