import { createEngine } from './create-engine';
import type { EngineMessage, EngineRequest } from './results-engine';

/** One search, running or complete, in a worker or in the page. */
export interface ResultsClient {
  readonly send: (message: EngineRequest) => void;
  /** Calls the listener with the last message and with each later one. @returns the function that unsubscribes */
  readonly subscribe: (emit: (message: EngineMessage) => void) => () => void;
  readonly terminate: () => void;
}

/** Creates the client of one search. A later subscriber receives the last message at once. */
export function createResultsClient(): ResultsClient {
  let last: EngineMessage | null = null;
  const listeners = new Set<(message: EngineMessage) => void>();
  const emit = (message: EngineMessage) => {
    last = message;
    for (const listener of listeners) listener(message);
  };
  const { send, terminate } = createEngine(emit);

  return {
    send,
    terminate,
    subscribe(listener) {
      listeners.add(listener);
      if (last) listener(last);
      return () => listeners.delete(listener);
    },
  };
}
