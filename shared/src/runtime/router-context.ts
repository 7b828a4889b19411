import { createContext, RouterContextProvider } from 'react-router-dom';

import type { StorefrontRuntime } from './runtime-context';

declare module 'react-router-dom' {
  // Types the `context` argument of loaders. The host passes one to every navigation.
  interface Future {
    v8_middleware: true;
  }
}

const runtimeContext = createContext<StorefrontRuntime>();

/** Creates the router context that gives loaders access to the runtime, in the browser and on a server. */
export function routerContextOf(runtime: StorefrontRuntime): RouterContextProvider {
  return new RouterContextProvider(new Map([[runtimeContext, runtime]]));
}

/**
 * Returns the runtime inside a loader: `runtimeOf(context)` with the loader's own `context` argument.
 *
 * @throws Error when the router was created without `routerContextOf`
 */
export function runtimeOf(context: Readonly<RouterContextProvider>): StorefrontRuntime {
  return context.get(runtimeContext);
}
