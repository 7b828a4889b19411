import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { readDealChoice, writeDealChoice, type DealChoice } from '../../domain/deal-address';

/** What the address of the page says is chosen. A change takes the place of the entry in the history. */
export function useDealChoice() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const choice = useMemo(() => readDealChoice(params), [params]);
  const change = useCallback(
    (next: DealChoice) =>
      void navigate(`${pathname}?${writeDealChoice(next)}`, { replace: true, preventScrollReset: true }),
    [navigate, pathname],
  );
  return { choice, change };
}
