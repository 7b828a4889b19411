declare global {
  /** Read by containers from before ADR 67 when they are evaluated. */
  var _FEDERATION_RUNTIME_CORE: unknown;
}

let provided: Promise<void> | undefined;

/**
 * Provides the federation runtime to the container of an earlier release, before its entry is loaded. Current releases
 * do not need it, so it is in a file of its own.
 *
 * @throws Error when the file cannot be loaded; the next call tries again.
 */
export function provideFederationRuntime(): Promise<void> {
  provided ??= import('@module-federation/runtime-core').then((runtime) => {
    globalThis._FEDERATION_RUNTIME_CORE = runtime;
  });
  provided.catch(() => (provided = undefined));
  return provided;
}
