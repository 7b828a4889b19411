import { isProviderOn } from '@storefront/shared/api/booking/provider-status';
import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

/** True when the provider takes payments on its page; `unknown` until the server has responded (PAY-ST-04, DEC-63). */
export type ProviderStatus = 'unknown' | boolean;

export function useProviderStatus(): ProviderStatus {
  const { config } = useRuntime();
  const [status, setStatus] = useState<ProviderStatus>('unknown');

  useEffect(() => {
    let isUnmounted = false;
    void isProviderOn(config).then((on) => !isUnmounted && setStatus(on));
    return () => {
      isUnmounted = true;
    };
  }, [config]);

  return status;
}
