import { createResultsEngine, type EngineMessage, type EngineRequest } from './results-engine';

/** The members of the worker's global scope that this file uses. */
interface WorkerScope {
  postMessage: (message: EngineMessage) => void;
  onmessage: ((event: MessageEvent<EngineRequest>) => void) | null;
}

// The DOM library types describe a window, but this file runs in a worker.
const scope = globalThis as unknown as WorkerScope;
const engine = createResultsEngine(
  (message) => scope.postMessage(message),
  () => performance.now(),
);
scope.onmessage = ({ data }) => engine.receive(data);
