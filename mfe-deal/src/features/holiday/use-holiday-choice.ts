import {
  detailsPath,
  parseDetailsParty,
  parseDetailsQuery,
} from '@storefront/shared/domain/search-query/details-path';
import { useOptimisticUrl } from '@storefront/shared/ui/use-optimistic-url';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';

import { applyChange, type HolidayChoice } from '../../domain/holiday-choice';

/**
 * Returns the choices in the URL, and a function that changes them.
 *
 * A change replaces the history entry and keeps its navigation state: Back leads to the search results, and a
 * reload shows the same page.
 */
export function useHolidayChoice() {
  const { hotelKey = '' } = useParams();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const urlChoice = useMemo(() => parseDetailsQuery(params), [params]);
  const party = useMemo(() => parseDetailsParty(params), [params]);
  const write = useCallback(
    (next: HolidayChoice) =>
      navigate(detailsPath(hotelKey, next), {
        replace: true,
        preventScrollReset: true,
        state: state as unknown,
      }),
    [hotelKey, navigate, state],
  );
  const [choice, update] = useOptimisticUrl(urlChoice, write);
  const change = useCallback(
    (changed: Partial<HolidayChoice>) => update((before) => applyChange(before, changed)),
    [update],
  );
  return { hotelKey: hotelKey.trim(), choice, party, change };
}
