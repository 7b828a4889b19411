import { createResultsEngine, type FromEngine, type ToEngine } from './results-engine';

/** The part of a worker's global that is used here. */
interface WorkerScope {
  postMessage: (message: FromEngine) => void;
  onmessage: ((event: MessageEvent<ToEngine>) => void) | null;
}

// In this file the global is the worker's; the library types describe a window.
const scope = globalThis as unknown as WorkerScope;
const engine = createResultsEngine(
  (message) => scope.postMessage(message),
  () => performance.now(),
);
scope.onmessage = ({ data }) => engine.receive(data);
