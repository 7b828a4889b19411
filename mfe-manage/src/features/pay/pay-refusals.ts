/** Texts for the refusals of a payment, by their code. */
export const PAY_REFUSALS: Readonly<Record<string, string>> = {
  'wrong-amount': 'The balance has just changed. Look at it again, then pay.',
  'nothing-due': 'Nothing is due any more: you do not have to pay.',
  'booking-cancelled': 'This booking is cancelled: you do not have to pay.',
  'payment-in-progress': 'Another payment of this booking is not finished. Finish or cancel it first.',
  'other-payment': 'Another payment of this booking is not finished. Finish or cancel it first.',
  'payment-ended': 'That payment has ended. Nothing was charged; you can pay now.',
  'provider-off': 'Online payment is switched off at the moment. Nothing was charged; please try later.',
};

/** While the payment page takes long to open. */
export const OPENING_PAGE =
  'Please stay on this page. Nothing is paid before you confirm it on the payment page.';
