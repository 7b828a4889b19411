import { useRuntime } from '@storefront/shared/runtime';
import { parseParty, parseSearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { isOverlayEntry } from '@storefront/shared/ui/close-on-back';
import { useOptimisticUrl } from '@storefront/shared/ui/use-optimistic-url';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';

import { limitsInMode } from '../../domain/price-limits';
import { withHotels } from '../../domain/explore-params';
import { CLEAR_FILTERS, MAP_PARAM, readView, writeView } from '../../domain/view-params';
import type { PriceMode, ViewChoice } from '../../domain/view-choice';
import type { RenderedResults } from '../../features/results/rendered-results';
import { useResults } from '../../features/results/use-results';

import { focusListHead, showListHead } from './list-head';
import { useStable } from './use-stable';

export interface ChangeOptions {
  /** Replaces the current history entry. */
  readonly replace?: boolean;
  /** Keeps the scroll position. */
  readonly stay?: boolean;
}

export type ChangeView = (change: Partial<ViewChoice>, options?: ChangeOptions) => void;

/**
 * The state of the search page and its commands. Query and view are stored in the URL.
 *
 * @param rendered the results in the document
 */
export function useSearchPage(rendered: RenderedResults | null) {
  const { clock } = useRuntime();
  const [fromUrl] = useSearchParams();
  const navigate = useNavigate();
  const write = useCallback(
    (next: URLSearchParams, options: NavigateOptions) => navigate(`?${next}`, options),
    [navigate],
  );
  const [params, setParams] = useOptimisticUrl(fromUrl, write);
  const today = clock.today();
  const query = useStable(useMemo(() => parseSearchQuery(params, today), [params, today]));
  const party = useStable(useMemo(() => parseParty(params), [params]));
  const choice = useStable(useMemo(() => readView(params, query), [params, query]));
  const { state, key, commands } = useResults(query, choice, rendered);
  const guests = guestCount(query.rooms);

  // Another page starts at the top (SRCH-ST-08), where the focus goes as well: its control is below the list. Any other change leaves the control that made it in sight, and shows
  // the head of the list if it is not (DEC-117). An open drawer or dialog has its own history entry, which a change
  // within it replaces.
  const change: ChangeView = useCallback(
    (part, { replace = false, stay = false } = {}) => {
      const isPage = part.page !== undefined && Object.keys(part).length === 1;
      setParams((before) => withHotels(writeView(before, part), query), {
        replace: replace || isOverlayEntry(),
        preventScrollReset: !isPage,
      });
      if (isPage) focusListHead();
      else if (!stay) showListHead();
    },
    [setParams, query],
  );
  // One object until something in it changes: an overlay that opens does not render the results again.
  return useMemo(
    () => ({
      query,
      party,
      choice,
      guests,
      today,
      state,
      searchKey: key,
      ...commands,
      change,
      clear: (options?: ChangeOptions) => change(CLEAR_FILTERS, options),
      setPriceMode: (mode: PriceMode) =>
        change(
          { priceMode: mode, page: choice.page, ...limitsInMode(choice, mode, guests) },
          { replace: true, stay: true },
        ),
      mapVisible: params.get(MAP_PARAM) === 'map',
      showMap: (visible: boolean) =>
        setParams((before) => withHotels(withMap(before, visible), query), { preventScrollReset: true }),
      url: `/search?${params}`,
    }),
    [query, party, choice, guests, today, state, key, commands, change, params, setParams],
  );
}

export type SearchPage = ReturnType<typeof useSearchPage>;

function withMap(params: URLSearchParams, visible: boolean): URLSearchParams {
  const next = new URLSearchParams(params);
  if (visible) next.set(MAP_PARAM, 'map');
  else next.delete(MAP_PARAM);
  return next;
}
