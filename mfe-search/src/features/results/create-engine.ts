import { VerifiedWorker } from '@storefront/shared/platform/verified-worker/verified-worker';
import { onDemand } from '@storefront/shared/ui/on-demand/on-demand';

import type { EngineMessage, EngineRequest } from './results-engine';

/** The worker contains its own copy: the page loads the engine only where no worker runs. */
const engineInPage = onDemand(() => import('./results-engine'));

/** Messages to a worker: those of the engine, and a ping that it responds to immediately. */
export type WorkerRequest = EngineRequest | { readonly kind: 'ping' };
/** `alive` is the first message of a worker and the response to each `ping`. */
export type WorkerMessage = EngineMessage | { readonly kind: 'alive' };

const PING_INTERVAL_MS = 500;
/** Intervals without any message after which a worker counts as hung: 2 s. */
const MAX_SILENT_INTERVALS = 4;

interface Engine {
  readonly send: (message: EngineRequest) => void;
  readonly terminate: () => void;
}

/**
 * Runs the engine of one search in a worker, so that parsing does not block input. Without worker support, and when the
 * worker is altered, cannot start, throws or stays silent, the search runs in the page.
 */
export function createEngine(emit: (message: EngineMessage) => void): Engine {
  let search: Extract<EngineRequest, { readonly kind: 'search' }> | null = null;
  let engine = startWorker(emit, continueInPage) ?? inPage(emit);

  function continueInPage(): void {
    engine.terminate();
    engine = inPage(emit);
    if (search) engine.send(search);
  }

  return {
    send(message) {
      if (message.kind === 'search') search = message;
      else if (message.kind === 'show' && search) search = { ...search, choice: message.choice };
      engine.send(message);
    },
    terminate: () => engine.terminate(),
  };
}

/** @returns `null` in browsers without workers, and where a policy forbids them */
function startWorker(emit: (message: EngineMessage) => void, onHung: () => void): Engine | null {
  const worker = tryWorker();
  if (!worker) return null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let silentIntervals = 0;
  const post = (message: WorkerRequest) => worker.postMessage(message);
  const ping = () => {
    if (silentIntervals === MAX_SILENT_INTERVALS) return onHung();
    silentIntervals += 1;
    post({ kind: 'ping' });
  };

  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    silentIntervals = 0;
    if (data.kind === 'alive') return;
    // A worker at rest is not watched until the next message to it.
    if (data.kind === 'failed' || data.results.settled) clearInterval(timer);
    emit(data);
  };
  worker.onerror = onHung;
  return {
    send(message) {
      clearInterval(timer);
      silentIntervals = 0;
      timer = setInterval(ping, PING_INTERVAL_MS);
      post(message);
    },
    terminate() {
      clearInterval(timer);
      worker.onmessage = null;
      worker.onerror = null;
      worker.terminate();
    },
  };
}

function tryWorker(): VerifiedWorker | null {
  try {
    return typeof Worker === 'function'
      ? new VerifiedWorker(new URL('./results.worker.ts', import.meta.url))
      : null;
  } catch {
    return null;
  }
}

function inPage(emit: (message: EngineMessage) => void): Engine {
  const pending: EngineRequest[] = [];
  let receive: Engine['send'] = (message) => {
    pending.push(message);
  };
  let isStopped = false;
  engineInPage.load().then(
    ({ createResultsEngine }) => {
      if (isStopped) return;
      receive = createResultsEngine(emit, () => performance.now()).receive;
      for (const message of pending) receive(message);
    },
    () => isStopped || emit({ kind: 'failed', message: 'An error occurred' }),
  );
  return {
    send: (message) => receive(message),
    terminate() {
      isStopped = true;
      receive({ kind: 'stop' });
    },
  };
}
