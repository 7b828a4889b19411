import { useOptimisticUrl } from '@storefront/shared/ui/use-optimistic-url';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import {
  readDealChoice,
  readDealParty,
  writeDealChoice,
  type DealChoice,
} from '../../domain/deal-choice-url';

/** Returns the choices in the URL, and a function that updates them by replacing the history entry. */
export function useDealChoice() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const urlChoice = useMemo(() => readDealChoice(params), [params]);
  const party = useMemo(() => readDealParty(params), [params]);
  const write = useCallback(
    (next: DealChoice) =>
      navigate(`${pathname}?${writeDealChoice(next)}`, { replace: true, preventScrollReset: true }),
    [navigate, pathname],
  );
  const [choice, update] = useOptimisticUrl(urlChoice, write);
  return { choice, party, update };
}
