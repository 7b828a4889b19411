import { enterPayment } from './enter-payment';

it('[PAX-ST-02] payment is entered as a new document', () => {
  const assign = jest.fn();
  enterPayment({ assign });
  expect(assign).toHaveBeenCalledWith('/booking/payment');
});
