import { trustedPolicy, WORKER_POLICY } from '../trusted-types/trusted-types';

type Policy = NonNullable<ReturnType<typeof trustedPolicy>>;

/** Created with the first worker: an edge server from before this policy forbids it, and the page must go on. */
let policy: Policy | null | undefined;

/**
 * A dedicated worker whose script is verified by the browser before it runs. Browsers check no integrity of worker
 * scripts, so the script is fetched with its hash from the registry and started from those bytes. The worker then has the
 * content security policy of the page.
 *
 * The members are those of `Worker` that apps use. Messages wait until the worker has started. `onerror` is called when the
 * script is missing or altered, when a policy forbids the worker, and for its uncaught errors.
 */
export class VerifiedWorker {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror: (() => void) | null = null;
  #worker: Worker | null = null;
  #queue: unknown[] | null = [];
  readonly #abort = new AbortController();

  constructor(url: URL) {
    const integrity = integrityOf(url);
    // Releases always have a hash; development servers have none.
    if (integrity === null && process.env['NODE_ENV'] !== 'production') this.#start(new Worker(url));
    else this.#load(url, integrity).catch(() => this.#fail());
  }

  postMessage(message: unknown): void {
    if (this.#worker) this.#worker.postMessage(message);
    else this.#queue?.push(message);
  }

  terminate(): void {
    this.#queue = null;
    this.#abort.abort();
    this.#worker?.terminate();
  }

  async #load(url: URL, integrity: string | null): Promise<void> {
    if (integrity === null) throw new Error(`not in the registry: ${url.href}`);
    const response = await fetch(url, { integrity, credentials: 'omit', signal: this.#abort.signal });
    if (!response.ok) throw new Error(`${url.href} responded with ${response.status}`);
    const bytes = await response.arrayBuffer();
    if (!this.#queue) return;
    const blobUrl = URL.createObjectURL(new Blob([bytes], { type: 'text/javascript' }));
    const worker = new Worker(trustedUrl(blobUrl));
    worker.addEventListener('message', () => URL.revokeObjectURL(blobUrl), { once: true });
    this.#start(worker);
  }

  #start(worker: Worker): void {
    worker.onmessage = (event) => this.onmessage?.(event);
    worker.onerror = () => this.#fail();
    this.#worker = worker;
    for (const message of this.#queue ?? []) worker.postMessage(message);
    this.#queue = null;
  }

  #fail(): void {
    if (!this.#abort.signal.aborted) this.onerror?.();
  }
}

/** Returns the hash that the shell published for a script (shell/src/remotes/integrity-map.ts). */
function integrityOf(url: URL): string | null {
  const map: unknown = Reflect.get(globalThis, '__storefrontIntegrity');
  const hash: unknown = typeof map === 'object' && map !== null ? Reflect.get(map, url.href) : undefined;
  return typeof hash === 'string' ? hash : null;
}

/** Only this module can make a worker URL of text: the policy never leaves it. */
function trustedUrl(url: string): string {
  policy ??= trustedPolicy(WORKER_POLICY, { createScriptURL: (text) => text });
  return policy ? policy.createScriptURL(url) : url;
}
