import type { Explore } from '@storefront/shared/api/explore/explore.schema';
import {
  exploreParams,
  fetchExplore,
  type ExploreQuestion,
} from '@storefront/shared/api/explore/fetch-explore';
import { createRuntimeCache, useRuntime } from '@storefront/shared/runtime';
import { startTransition, useEffect, useRef, useState } from 'react';

import type { RenderedExplore } from './render-explore';

export type ExploreState =
  /** `months` of another month of the same search, so that the choice of months stays. */
  | { readonly kind: 'loading'; readonly months: Explore['months'] | null }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'ready'; readonly explore: Explore };

/** Prices of the other months follow within a second or two. */
const AGAIN_MS = 1_500;
/** After this many requests the months without a price stay without one. */
const MAX_REQUESTS = 12;

const cache = createRuntimeCache<Explore>();

const exploreIn = ({ key, state }: { readonly key: string; readonly state: ExploreState }) =>
  state.kind === 'ready' ? { key, explore: state.explore } : null;

/** Returns the months of an earlier response to the same question about another month. */
function monthsOf(key: string, earlier: readonly (RenderedExplore | null)[]): Explore['months'] | null {
  const withoutMonth = (text: string) => text.replace(/month=[^&]*/, '');
  const same = earlier.find((one) => one && withoutMonth(one.key) === withoutMonth(key));
  return same?.explore.months ?? null;
}

/** Requests the destinations of a search, and again while prices of other months are missing. */
export function useExplore(question: ExploreQuestion, rendered: RenderedExplore | null) {
  const runtime = useRuntime();
  const key = exploreParams(question);
  const [last, setLast] = useState<{ readonly key: string; readonly state: ExploreState } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const latest = useRef(question);
  useEffect(() => {
    latest.current = question;
  });

  const initial = rendered?.key === key ? rendered.explore : cache.get(runtime, key);
  const state: ExploreState =
    last?.key === key
      ? last.state
      : initial
        ? { kind: 'ready', explore: initial }
        : { kind: 'loading', months: monthsOf(key, [last && exploreIn(last), rendered]) };
  const isComplete = state.kind === 'ready' && state.explore.isComplete;
  const isReady = state.kind === 'ready';

  useEffect(() => {
    if (isComplete) return;
    const aborter = new AbortController();
    let requests = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const request = async () => {
      requests += 1;
      const response = await fetchExplore(runtime.config, latest.current, aborter.signal);
      if (aborter.signal.aborted) return;
      if (response.ok) {
        cache.set(runtime, key, response.value);
        // A transition: the months and rows are rendered in slices, and input goes first.
        startTransition(() => setLast({ key, state: { kind: 'ready', explore: response.value } }));
      } else if (!isReady && requests === 1) {
        setLast({ key, state: { kind: 'failed', message: response.error.kind } });
        return;
      }
      if (requests < MAX_REQUESTS) timer = setTimeout(() => void request(), AGAIN_MS);
    };
    timer = setTimeout(() => void request(), isReady ? AGAIN_MS : 0);
    return () => {
      aborter.abort();
      clearTimeout(timer);
    };
    // A response must not restart the requests: only another question, a retry or the last price does.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [runtime, key, attempt, isComplete]);

  const retry = () => {
    setLast(null);
    setAttempt((count) => count + 1);
  };
  return { state, retry };
}
