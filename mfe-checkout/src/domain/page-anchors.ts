/** Id of the cancellation charges on the payment page: the pay button links to them. */
export const CANCELLING_ID = 'cancelling';
