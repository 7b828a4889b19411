/**
 * Goes to payment as a new document: what ran before is gone with its own, and only the shell and this
 * remote run beside the card form. The booking crosses by session storage.
 */
export function loadPaymentPage(location: Pick<Location, 'assign'> = window.location): void {
  location.assign('/booking/payment');
}
