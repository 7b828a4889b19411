import { loadPaymentPage } from './load-payment-page';

it('loads payment as a new document [PAX-ST-02]', () => {
  const assign = jest.fn();
  loadPaymentPage({ assign });
  expect(assign).toHaveBeenCalledWith('/booking/payment');
});
