import { integrityOf } from './integrity-map';

/** Registers the shared modules of this build (webpack). */
declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
/** Shared modules by name of the scope (webpack). */
declare const __webpack_share_scopes__: Readonly<Record<string, object>>;

/** What the entry of a remote defines as a global variable. The same for webpack and for the federation runtime. */
interface Container {
  readonly init: (shareScope: object) => unknown;
  readonly get: (name: string) => Promise<() => unknown>;
}

export interface EntryOptions {
  readonly nonce: string;
  /** Accepts entries without a hash: the files of a development server change. */
  readonly development: boolean;
}

let options: EntryOptions = { nonce: '', development: false };

export function configureEntries(configured: EntryOptions): void {
  options = configured;
}

/**
 * Loads the entry of a remote, connects its container to the share scope of the shell, and returns its exposed
 * module, which the caller validates.
 *
 * @param url the entry `<container>.<hash>.js`: each release has a container of its own
 * @throws Error when the entry has no hash, does not arrive, defines no container, or cannot use the share scope
 */
export async function loadExposed(url: string, exposed: string): Promise<object> {
  await loadScript(new URL(url, window.location.href).href);
  const name = containerName(url);
  const container: unknown = Reflect.get(globalThis, name);
  if (!isContainer(container)) throw new Error(`${url} defines no container ${name}`);
  await __webpack_init_sharing__('default');
  const { default: scope } = __webpack_share_scopes__;
  if (!scope) throw new Error('the shell has no share scope');
  await container.init(scope);
  const factory = await container.get(exposed);
  const module = factory();
  if (typeof module !== 'object' || module === null) throw new Error(`${url} exposes no module ${exposed}`);
  return module;
}

function loadScript(url: string): Promise<void> {
  const integrity = integrityOf(url);
  if (!integrity && !options.development) throw new Error(`not in the registry: ${url}`);

  const script = document.createElement('script');
  script.src = url;
  if (integrity) script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  script.nonce = options.nonce;
  return new Promise<void>((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    // `watchScripts` ends a request without progress with the same event.
    script.addEventListener('error', () => reject(new Error(`${url} did not load`)));
    document.head.append(script);
  }).finally(() => script.remove());
}

function isContainer(value: unknown): value is Container {
  return (
    typeof value === 'object' &&
    value !== null &&
    'init' in value &&
    typeof value.init === 'function' &&
    'get' in value &&
    typeof value.get === 'function'
  );
}

function containerName(url: string): string {
  const file = url.split('/').at(-1) ?? '';
  return file.split('.')[0] ?? file;
}
