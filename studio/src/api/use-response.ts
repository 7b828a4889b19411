import type { Result } from '@storefront/shared/domain/result/result';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { CallError } from './call';

/** Data of a screen: `data` stays while it is loaded again. */
export interface Response<T> {
  readonly data: T | null;
  readonly error: CallError | null;
  readonly reload: () => Promise<void>;
}

/** Loads the data of a screen when it appears and when `load` changes. */
export function useResponse<T>(load: () => Promise<Result<T, CallError>>): Response<T> {
  const [data, setData] = useState<T | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const current = useRef(load);
  const reload = useCallback(async () => {
    current.current = load;
    const result = await load();
    // A response for what was displayed before is ignored.
    if (current.current !== load) return;
    if (result.ok) setData(result.value);
    setError(result.ok ? null : result.error);
  }, [load]);
  useEffect(() => {
    setData(null);
    void reload();
  }, [reload]);
  return { data, error, reload };
}
