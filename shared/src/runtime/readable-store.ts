import type { StoreApi } from 'zustand/vanilla';

/** A store that can be read and subscribed to. Its state changes through commands only. */
export type ReadableStore<S> = Pick<StoreApi<S>, 'getState' | 'getInitialState' | 'subscribe'>;
