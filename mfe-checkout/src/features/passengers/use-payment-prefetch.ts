import { whenIdle } from '@storefront/shared/platform/time/when-idle';
import { useEffect } from 'react';

/** Prefetches the payment page while passengers are entered. Its code is loaded when the browser is idle. */
export function usePaymentPrefetch(): void {
  useEffect(() => {
    let isLeft = false;
    let stop = () => {};
    const cancel = whenIdle(() => {
      // Without it the payment page loads as any other page.
      import('./prefetch-payment-page').then(
        ({ keepPaymentPagePrefetched }) => {
          if (!isLeft) stop = keepPaymentPagePrefetched();
        },
        () => {},
      );
    });
    return () => {
      isLeft = true;
      cancel();
      stop();
    };
  }, []);
}
