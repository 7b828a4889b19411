/** @needs document */
import fc from 'fast-check';

import { putInOrder } from './tab-order';

const orders = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 });

describe('elements in order', () => {
  it('follow it, and the one with the focus is not moved', () => {
    fc.assert(
      fc.property(orders, fc.option(fc.nat({ max: 6 })), (order, focused) => {
        const buttons = Array.from({ length: 7 }, () => document.createElement('button'));
        document.body.replaceChildren(...buttons);
        const blurred = jest.fn();
        const chosen = focused === null ? undefined : buttons[focused];
        chosen?.focus();
        chosen?.addEventListener('blur', blurred);

        const wanted = order.flatMap((index) => buttons[index] ?? []);
        putInOrder(wanted);
        expect([...document.body.children]).toEqual(wanted);
        expect(document.activeElement).toBe(chosen ?? document.body);
        expect(blurred).not.toHaveBeenCalled();
      }),
    );
    document.body.replaceChildren();
  });
});
