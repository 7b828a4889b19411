import { pence } from '@storefront/shared/domain/pricing/pence';

import { paymentOptions } from './payment-options';

describe('the payment options', () => {
  it('start with the deposit and state when the balance is due [PAY-ST-01, PRICE-18, PRICE-19, DEC-29, DOM-PAY-01]', () => {
    const [first, second] = paymentOptions({ total: pence(82_400), deposit: pence(44_440) }, '2027-06-12');
    expect(first).toEqual({
      type: 'deposit',
      title: 'Pay a deposit',
      amount: 44_440,
      adminFee: 99,
      description: 'Then £379.60 by Sat 12 Jun 2027. Admin fee £0.99 included.',
    });
    expect(second).toEqual({
      type: 'full-amount',
      title: 'Pay in full',
      amount: 82_400,
      adminFee: 0,
      description: 'Nothing more to pay',
    });
  });

  it('are the full amount only when there is no deposit [PAY-ST-02, DEC-27]', () => {
    expect(paymentOptions({ total: pence(82_400), deposit: null }, '2026-12-01')).toMatchObject([
      { type: 'full-amount', amount: 82_400 },
    ]);
  });
});
