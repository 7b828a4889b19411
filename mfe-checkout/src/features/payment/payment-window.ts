import type { PageLocation } from './payment-machine';

interface PaymentWindow {
  /** Shows the payment page and returns where it is shown. */
  readonly show: (paymentUrl: string) => PageLocation;
  readonly close: () => void;
}

/**
 * Reserves the place for the provider's page. Call it in the click handler itself, because browsers block windows that
 * open later. A page that may not be framed opens in a new window; if that is blocked, a link is shown (DEC-64).
 */
export function openPaymentWindow(framed: boolean): PaymentWindow {
  if (framed) return { show: () => 'frame', close: () => {} };
  const opened = window.open('', '_blank');
  // Without an opener the provider's page cannot access this one.
  if (opened) opened.opener = null;
  return {
    show: (paymentUrl) => {
      if (!opened || opened.closed) return 'link';
      opened.location.replace(paymentUrl);
      return 'window';
    },
    close: () => opened?.close(),
  };
}
