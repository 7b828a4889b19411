import { quoteCancellation, type CancellationQuote } from '@storefront/shared/api/manage/cancel-booking';
import { useRuntime } from '@storefront/shared/runtime';
import { useCallback, useEffect, useState } from 'react';

import { problemOf, type CallProblem } from '../../domain/call-problem';
import { useManagedBooking } from '../../parts/booking/booking-context';

/** Requests what a cancellation costs when the screen opens, and again on request. */
export function useCancellationQuote() {
  const { config } = useRuntime();
  const { token, onAccessEnded } = useManagedBooking();
  const [quote, setQuote] = useState<CancellationQuote | null>(null);
  const [problem, setProblem] = useState<CallProblem | null>(null);

  const request = useCallback(async () => {
    setProblem(null);
    setQuote(null);
    const response = await quoteCancellation(config, token);
    if (response.ok) return setQuote(response.value);
    const next = problemOf(response.error);
    if (next?.kind === 'access-ended') onAccessEnded();
    else setProblem(next);
  }, [config, token, onAccessEnded]);
  useEffect(() => void request(), [request]);

  return { quote, problem, request };
}
