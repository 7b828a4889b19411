import { createContext, RouterContextProvider } from 'react-router';

import type { StorefrontRuntime } from './runtime-context';

declare module 'react-router' {
  // Gives loaders a typed context; the router of the shell hands one to every navigation.
  interface Future {
    v8_middleware: true;
  }
}

const runtimeContext = createContext<StorefrontRuntime>();

/** What the shell gives the router, in the browser and on a server, so that loaders know the runtime. */
export function routerContextOf(runtime: StorefrontRuntime): RouterContextProvider {
  return new RouterContextProvider(new Map([[runtimeContext, runtime]]));
}

/** The runtime inside a loader: `runtimeOf(context)` with the loader's own `context` argument. */
export function runtimeOf(context: Readonly<RouterContextProvider>): StorefrontRuntime {
  return context.get(runtimeContext);
}
