import { loadPaymentPage } from './load-payment-page';

it('payment is entered as a new document [PAX-ST-02]', () => {
  const assign = jest.fn();
  loadPaymentPage({ assign });
  expect(assign).toHaveBeenCalledWith('/booking/payment');
});
