/**
 * Opens payment as a new document, so that scripts of earlier pages cannot run beside the card form. Only the shell
 * and this remote are loaded there. The booking is carried over in session storage.
 */
export function loadPaymentPage(location: Pick<Location, 'assign'> = window.location): void {
  location.assign('/booking/payment');
}
