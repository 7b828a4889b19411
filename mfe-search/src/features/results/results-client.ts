import { createResultsEngine, type EngineMessage, type EngineRequest } from './results-engine';

/** One search, running or complete, in a worker or in the page. */
export interface ResultsClient {
  readonly send: (message: EngineRequest) => void;
  /** Calls the listener with the last message and with each later one. @returns the function that unsubscribes */
  readonly subscribe: (emit: (message: EngineMessage) => void) => () => void;
  readonly terminate: () => void;
}

/** Runs the search in a worker, so that parsing does not block input, or in the page without worker support. */
export function createResultsClient(): ResultsClient {
  let last: EngineMessage | null = null;
  const listeners = new Set<(message: EngineMessage) => void>();
  const emit = (message: EngineMessage) => {
    last = message;
    for (const listener of listeners) listener(message);
  };
  const { send, terminate } = typeof Worker === 'function' ? inWorker(emit) : inPage(emit);

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

function inWorker(emit: (message: EngineMessage) => void) {
  const worker = new Worker(new URL('./results.worker.ts', import.meta.url));
  worker.onmessage = ({ data }: MessageEvent<EngineMessage>) => emit(data);
  worker.onerror = () => emit({ kind: 'failed', message: 'An error occurred' });
  return {
    send: (message: EngineRequest) => worker.postMessage(message),
    terminate: () => worker.terminate(),
  };
}

function inPage(emit: (message: EngineMessage) => void) {
  const engine = createResultsEngine(emit, () => performance.now());
  return { send: engine.receive, terminate: () => engine.receive({ kind: 'stop' }) };
}
