import { isProviderOn } from '@storefront/shared/api/booking/provider-status';
import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

/** `unknown` until the server has said whether the provider takes payments on its page (PAY-ST-04, DEC-63). */
export type ProviderStatus = 'unknown' | boolean;

export function useProviderStatus(): ProviderStatus {
  const { config } = useRuntime();
  const [status, setStatus] = useState<ProviderStatus>('unknown');

  useEffect(() => {
    let left = false;
    void isProviderOn(config).then((on) => !left && setStatus(on));
    return () => {
      left = true;
    };
  }, [config]);

  return status;
}
