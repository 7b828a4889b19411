import { createContext, use } from 'react';

/** Replaces the router by a new one at the current URL. The runtime with the booking session is kept. */
export const RestartContext = createContext<() => void>(() => {});

export function useRestart(): () => void {
  return use(RestartContext);
}
