import { higherFloor, type TrustedFloor, type TrustedState } from './trusted-state';

/**
 * Exchanges the floor with the other servers of the shop, through a place that a writer of the release store cannot
 * change. Resolves to the floor of all of them, or to `null` while that place is unavailable.
 */
export type SharedFloor = (seen: TrustedFloor) => Promise<TrustedFloor | null>;

/** Milliseconds between two exchanges without a change. */
const EXCHANGE_MS = 30_000;

/** Adds what other servers have seen. While they cannot be reached, the floor of this machine applies alone. */
export function withSharedFloor(
  state: TrustedState,
  exchange: SharedFloor,
  now: () => number = () => Date.now(),
): TrustedState {
  let last: { readonly at: number; readonly done: Promise<TrustedFloor> } | null = null;

  async function exchanged(own: TrustedFloor): Promise<TrustedFloor> {
    const shared = await exchange(own);
    return shared ? state.raise(higherFloor(own, shared)) : own;
  }

  return {
    ...state,
    async floor() {
      // Concurrent readers share one exchange: none of them may use a floor from before it.
      if (last === null || now() - last.at >= EXCHANGE_MS)
        last = { at: now(), done: state.floor().then(exchanged) };
      await last.done;
      return state.floor();
    },
    raise: async (seen) => exchanged(await state.raise(seen)),
  };
}
