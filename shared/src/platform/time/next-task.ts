/**
 * Resolves in a task of its own, so that input and painting come first. Browsers with `scheduler.yield` continue ahead
 * of tasks that were queued later.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: { readonly yield?: () => Promise<void> } };
  if (scheduler?.yield) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
