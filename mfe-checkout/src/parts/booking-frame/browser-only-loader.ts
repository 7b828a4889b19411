/** Loader without data. A client-side loader makes the server render the `HydrateFallback` of the route. */
export function browserOnlyLoader(): null {
  return null;
}
