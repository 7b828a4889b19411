import type { Result } from '@storefront/shared/domain/result/result';
import type { ApiError } from '@storefront/shared/platform/http/request-json';
import { useRef, useState } from 'react';

import { problemOf, type CallProblem } from '../../domain/call-problem';

/**
 * Sends calls, one at a time, with their progress and the last problem.
 *
 * @param onAccessEnded called when the server no longer accepts the token
 */
export function useCall(onAccessEnded: () => void = () => {}) {
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const isRunning = useRef(false);

  /** @returns the response, or `null` when the call failed or another one is running */
  async function run<T>(call: () => Promise<Result<T, ApiError>>): Promise<T | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setIsBusy(true);
    setProblem(null);
    const response = await call();
    isRunning.current = false;
    setIsBusy(false);
    if (response.ok) return response.value;
    const next = problemOf(response.error);
    if (next?.kind === 'access-ended') onAccessEnded();
    else setProblem(next);
    return null;
  }

  return { run, isBusy, problem };
}
