import { createResultsEngine, type FromEngine, type ToEngine } from './results-engine';

/** One search under way or done, wherever it runs. */
export interface ResultsClient {
  readonly send: (message: ToEngine) => void;
  /** Hears what is told from now on, and at once what was told last. @returns stops hearing */
  readonly listen: (hear: (message: FromEngine) => void) => () => void;
  readonly end: () => void;
}

/** Runs the search in a worker, so that no parsing ever blocks a finger; in the page where there is none. */
export function createResultsClient(): ResultsClient {
  let last: FromEngine | null = null;
  const listeners = new Set<(message: FromEngine) => void>();
  const hear = (message: FromEngine) => {
    last = message;
    for (const listener of listeners) listener(message);
  };
  const { send, end } = typeof Worker === 'function' ? inWorker(hear) : inPage(hear);

  return {
    send,
    end,
    listen(listener) {
      listeners.add(listener);
      if (last) listener(last);
      return () => listeners.delete(listener);
    },
  };
}

function inWorker(hear: (message: FromEngine) => void) {
  const worker = new Worker(new URL('./results.worker.ts', import.meta.url));
  worker.onmessage = ({ data }: MessageEvent<FromEngine>) => hear(data);
  worker.onerror = () => hear({ kind: 'failed', message: 'An error occurred' });
  return {
    send: (message: ToEngine) => worker.postMessage(message),
    end: () => worker.terminate(),
  };
}

function inPage(hear: (message: FromEngine) => void) {
  const engine = createResultsEngine(hear, () => performance.now());
  return { send: engine.receive, end: () => engine.receive({ kind: 'stop' }) };
}
