import type { WorkerMessage, WorkerRequest } from './create-engine';
import { createResultsEngine } from './results-engine';

/** The members of the worker's global scope that this file uses. */
interface WorkerScope {
  postMessage: (message: WorkerMessage) => void;
  onmessage: ((event: MessageEvent<WorkerRequest>) => void) | null;
}

// The DOM library types describe a window, but this file runs in a worker.
const scope = globalThis as unknown as WorkerScope;
const engine = createResultsEngine(
  (message) => scope.postMessage(message),
  () => performance.now(),
);
scope.onmessage = ({ data }) => {
  if (data.kind === 'ping') scope.postMessage({ kind: 'alive' });
  else engine.receive(data);
};
scope.postMessage({ kind: 'alive' });
