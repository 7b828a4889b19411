import { createContext, use } from 'react';

/** Starts the routes afresh at the current address; the session and the rest of the tab stay as they are. */
export const RestartContext = createContext<() => void>(() => {});

export function useRestart(): () => void {
  return use(RestartContext);
}
