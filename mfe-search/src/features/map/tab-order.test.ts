/** @needs document */
import fc from 'fast-check';

import { reorderElements } from './tab-order';

const orders = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 });

describe('reorderElements', () => {
  it('reorders the elements without moving the focused one', () => {
    fc.assert(
      fc.property(orders, fc.option(fc.nat({ max: 6 })), (order, focused) => {
        const buttons = Array.from({ length: 7 }, () => document.createElement('button'));
        document.body.replaceChildren(...buttons);
        const blurred = jest.fn();
        const chosen = focused === null ? undefined : buttons[focused];
        chosen?.focus();
        chosen?.addEventListener('blur', blurred);

        const expected = order.flatMap((index) => buttons[index] ?? []);
        reorderElements(expected);
        expect([...document.body.children]).toEqual(expected);
        expect(document.activeElement).toBe(chosen ?? document.body);
        expect(blurred).not.toHaveBeenCalled();
      }),
    );
    document.body.replaceChildren();
  });
});
