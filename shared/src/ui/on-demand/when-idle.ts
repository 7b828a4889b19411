/** Delay in browsers without `requestIdleCallback` (Safari). */
const IDLE_FALLBACK_MS = 2_000;

/**
 * Calls back once the document with its resources is loaded and the browser is idle. Never calls back for visitors who
 * save data.
 *
 * @returns a function that cancels the call
 */
export function whenIdle(callback: () => void): () => void {
  if (savesData()) return () => {};
  if (document.readyState === 'complete') return requestIdle(callback);
  let cancel = () => window.removeEventListener('load', onLoad);
  const onLoad = () => {
    cancel = requestIdle(callback);
  };
  window.addEventListener('load', onLoad, { once: true });
  return () => cancel();
}

function requestIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(callback);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(callback, IDLE_FALLBACK_MS);
  return () => clearTimeout(id);
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
