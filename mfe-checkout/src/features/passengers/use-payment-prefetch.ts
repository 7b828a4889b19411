import { mayPrefetch } from '@storefront/shared/platform/http/may-prefetch';
import { whenIdle } from '@storefront/shared/platform/time/when-idle';
import { useEffect } from 'react';

import { prefetchPaymentPage } from './prefetch-payment-page';

/** Browsers discard a prefetched document after five minutes; a form with many passengers takes longer. */
const RENEW_MS = 4 * 60_000;

/** Prefetches the payment page while passengers are entered, unless the shopper saves data or has a slow connection. */
export function usePaymentPrefetch(): void {
  useEffect(() => {
    if (!mayPrefetch(Reflect.get(navigator, 'connection'))) return;
    let remove = () => {};
    const renew = () => {
      if (document.visibilityState === 'hidden') return;
      remove();
      remove = prefetchPaymentPage(document);
    };
    const cancel = whenIdle(renew);
    const timer = setInterval(renew, RENEW_MS);
    return () => {
      cancel();
      clearInterval(timer);
      remove();
    };
  }, []);
}
