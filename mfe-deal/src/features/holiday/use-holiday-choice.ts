import { detailsPath, parseDetailsQuery } from '@storefront/shared/domain/search-query/details-path';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';

import { withChange, type Wish } from '../../domain/holiday-choice';
import { useAhead } from '../../parts/url-choice/use-optimistic-choice';

export type ChangeWish = (change: Partial<Wish>) => void;

/**
 * What the address says, and the way to change it. A choice takes the place of the entry in the history, with
 * what the results handed on: Back leads to the list, a reload shows the same.
 */
export function useWish() {
  const { hotelKey = '' } = useParams();
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const read = useMemo(() => parseDetailsQuery(params), [params]);
  const write = useCallback(
    (next: Wish) =>
      void navigate(detailsPath(hotelKey, next), {
        replace: true,
        preventScrollReset: true,
        state: state as unknown,
      }),
    [hotelKey, navigate, state],
  );
  const [wish, changeTo] = useAhead(read, write);
  const change: ChangeWish = useCallback(
    (part) => changeTo((before) => withChange(before, part)),
    [changeTo],
  );
  return { hotelKey: hotelKey.trim(), wish, change };
}
