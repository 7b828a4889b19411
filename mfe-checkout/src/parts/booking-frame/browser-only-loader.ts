/** Loader of a step: it runs in the browser alone, and until then the route shows its `HydrateFallback`. */
export function browserOnlyLoader(): null {
  return null;
}
