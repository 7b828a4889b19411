import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

import { readDealChoice, writeDealChoice, type DealChoice } from '../../domain/deal-choice-url';
import { useAhead } from '../../parts/url-choice/use-optimistic-choice';

/** What the address of the page says is chosen. A change takes the place of the entry in the history. */
export function useDealChoice() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const read = useMemo(() => readDealChoice(params), [params]);
  const write = useCallback(
    (next: DealChoice) =>
      void navigate(`${pathname}?${writeDealChoice(next)}`, { replace: true, preventScrollReset: true }),
    [navigate, pathname],
  );
  const [choice, change] = useAhead(read, write);
  return { choice, change };
}
