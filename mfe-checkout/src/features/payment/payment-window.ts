/** Where the link of a payment is shown: in the overlay, in a window of its own, or as a link to press. */
export interface PaymentWindow {
  readonly show: (paymentUrl: string) => 'frame' | 'window' | 'link';
  readonly close: () => void;
}

/**
 * The place for the provider's page, made in the click itself: later the browser would block the window. A
 * provider whose page may not be framed gets one, and where it is blocked the link is shown (DEC-64).
 */
export function openPaymentWindow(framed: boolean): PaymentWindow {
  if (framed) return { show: () => 'frame', close: () => {} };
  const opened = window.open('', '_blank');
  // The page of the provider must not reach back into ours.
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

/** Only a page of the provider may be framed or opened for paying, whatever an answer says. */
export function isProviderUrl(url: string, origin: string): boolean {
  return URL.canParse(url) && new URL(url).origin === new URL(origin).origin;
}
