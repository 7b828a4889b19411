import { detailsPath, parseDetailsQuery } from '@storefront/shared/search-query/details-path';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';

import { withChange, type Wish } from '../../domain/wish';

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
  const wish = useMemo(() => parseDetailsQuery(params), [params]);

  const change: ChangeWish = useCallback(
    (part) =>
      void navigate(detailsPath(hotelKey, withChange(wish, part)), {
        replace: true,
        preventScrollReset: true,
        state: state as unknown,
      }),
    [hotelKey, navigate, state, wish],
  );
  return { hotelKey: hotelKey.trim(), wish, change };
}
