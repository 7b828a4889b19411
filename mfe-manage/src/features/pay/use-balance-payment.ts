import { payBalance } from '@storefront/shared/api/manage/pay-balance';
import { isProviderUrl } from '@storefront/shared/domain/booking/provider-url';
import { err, ok, type Result } from '@storefront/shared/domain/result/result';
import type { ApiError } from '@storefront/shared/platform/http/request-json';
import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

import { useManagedBooking } from '../../parts/booking/booking-context';
import { useCall } from '../../parts/booking/use-call';
import { openUrl } from '../../parts/open-url';

import { forgetPayment, paymentOf, storePayment, type StoredPayment } from './stored-payment';

/** Leaves the document for the provider's page, where the balance or a part of it is paid. */
export function useBalancePayment() {
  const { config } = useRuntime();
  const { token, onAccessEnded, reload } = useManagedBooking();
  const { run, isBusy, problem } = useCall(onAccessEnded);
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    // The browser has restored this document from its back/forward cache.
    const onPageShow = () => setIsLeaving(false);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  const code = problem?.kind === 'refused' ? problem.code : null;
  useEffect(() => {
    if (code === null || code === 'provider-off') return;
    // The amounts or the payment have changed, for example in another tab: show the current ones.
    forgetPayment();
    void reload();
  }, [code, reload]);

  async function open(payment: StoredPayment) {
    const url = await run(() => fetchPaymentUrl(payment));
    if (url === null) return;
    setIsLeaving(true);
    openUrl(url);
  }
  async function fetchPaymentUrl(payment: StoredPayment): Promise<Result<string, ApiError>> {
    const response = await payBalance(config, token, payment);
    if (!response.ok) return response;
    const { paymentUrl } = response.value;
    if (isProviderUrl(paymentUrl, config.gatewayOrigin)) return ok(paymentUrl);
    return err({ kind: 'shape', issues: 'the payment page is not on the origin of the provider' });
  }

  return {
    pay: (amount: number) => open(paymentOf(amount)),
    /** Opens the page of a payment that was started before. */
    resume: (payment: StoredPayment) => {
      storePayment(payment);
      return open(payment);
    },
    isBusy: isBusy || isLeaving,
    problem,
  };
}
