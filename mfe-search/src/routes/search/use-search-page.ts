import { useRuntime } from '@storefront/shared/runtime';
import { parseSearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { isOverlayEntry } from '@storefront/shared/ui/close-on-back';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

import { limitsInMode } from '../../domain/price-limits';
import { CLEARED, readView, writeView } from '../../domain/view-params';
import type { PriceMode, ViewChoice } from '../../domain/view-choice';
import { useResults } from '../../features/results/use-results';

import { useStable } from './use-stable';

export interface ChangeOptions {
  /** In place of the present entry of the history. */
  readonly replace?: boolean;
  /** The page stays where it is. */
  readonly stay?: boolean;
}

export type ChangeView = (change: Partial<ViewChoice>, options?: ChangeOptions) => void;

/** The search of the address, what is seen of it, and the ways to change that: all of it lives in the address. */
export function useSearchPage() {
  const { clock } = useRuntime();
  const { params, setParams } = useParamsAtOnce();
  const today = clock.today();
  const query = useStable(useMemo(() => parseSearchQuery(params, today), [params, today]));
  const choice = useStable(useMemo(() => readView(params, query), [params, query]));
  const { state, key, retry, retryFilter } = useResults(query, choice);
  const guests = guestCount(query.rooms);

  // A filter and a page are read from the top (SRCH-ST-08). An open drawer or dialog has an entry of its own
  // in the history: what is changed within takes its place.
  const change: ChangeView = useCallback(
    (part, { replace = false, stay = false } = {}) =>
      setParams((before) => writeView(before, part), {
        replace: replace || isOverlayEntry(),
        preventScrollReset: stay,
      }),
    [setParams],
  );
  const mapShown = params.get('view') === 'map';

  return {
    query,
    choice,
    guests,
    today,
    state,
    searchKey: key,
    retry,
    retryFilter,
    change,
    clear: (options?: ChangeOptions) => change(CLEARED, options),
    setPriceMode: (mode: PriceMode) =>
      change(
        { priceMode: mode, page: choice.page, ...limitsInMode(choice, mode, guests) },
        { replace: true, stay: true },
      ),
    mapShown,
    showMap: (shown: boolean) => setParams((before) => withMap(before, shown), { preventScrollReset: true }),
    address: `/search?${params}`,
  };
}

/**
 * The search parameters, as changed: a box is ticked under the finger, not when the router has got round to
 * it, and two quick changes both count.
 */
function useParamsAtOnce() {
  const [params, navigateTo] = useSearchParams();
  const [ahead, setAhead] = useState<{ readonly of: URLSearchParams; readonly next: URLSearchParams } | null>(
    null,
  );
  // Back can come before the router has drawn what it goes back from.
  useEffect(() => {
    const forget = () => setAhead(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const shown = ahead?.of === params ? ahead.next : params;
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  }, [shown]);

  const setParams = useCallback(
    (change: (before: URLSearchParams) => URLSearchParams, options: NavigateOptions) => {
      const next = change(latest.current);
      latest.current = next;
      // An overlay may close with the change: only once the address has it (`useCloseOnBack`).
      if (!isOverlayEntry()) setAhead({ of: params, next });
      navigateTo(next, options);
    },
    [params, navigateTo],
  );
  return { params: shown, setParams };
}

export type SearchPage = ReturnType<typeof useSearchPage>;

function withMap(params: URLSearchParams, shown: boolean): URLSearchParams {
  const next = new URLSearchParams(params);
  if (shown) next.set('view', 'map');
  else next.delete('view');
  return next;
}
