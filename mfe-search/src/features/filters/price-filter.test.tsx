import { renderInPage } from '@storefront/shared/testing/render-page';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ViewChoice } from '../../domain/view-choice';

import type { FiltersProps } from './filter-props';
import { chosen, statsOf, FiltersHarness } from '../../../testing/filters-harness';
import { PriceFilter } from './price-filter';

function show(choice: Partial<ViewChoice> = {}, props: Partial<FiltersProps> = {}) {
  renderInPage(
    <FiltersHarness {...props} choice={choice}>
      {(filters) => (
        <>
          <PriceFilter {...filters} />
          <button onClick={() => filters.onChange({ priceFrom: 400, priceTo: null })}>Elsewhere</button>
        </>
      )}
    </FiltersHarness>,
  );
  return userEvent.setup();
}
type User = ReturnType<typeof userEvent.setup>;

const from = () => screen.getByRole('textbox', { name: 'From' });
const to = () => screen.getByRole('textbox', { name: 'To' });
const apply = () => screen.getByRole('button', { name: 'Apply' });
const reset = () => screen.getByRole('button', { name: 'Reset' });
const applied = () => [chosen().priceFrom, chosen().priceTo];

/** Pixels of the slider from £300 to £900, one for each pound. */
const WIDTH = 600;

/** Drags a thumb to a price, in a page where every element has the layout of the slider. */
function drag(thumb: HTMLElement, price: number) {
  const send = (target: Element | Document, type: string, clientX: number) =>
    fireEvent(target, new MouseEvent(type, { bubbles: true, buttons: 1, clientX }));
  send(thumb, 'pointerdown', WIDTH / 2);
  send(document, 'pointermove', price - 300);
  send(document, 'pointerup', price - 300);
}

async function retype(user: User, box: HTMLElement, text: string) {
  await user.clear(box);
  if (text !== '') await user.type(box, text);
}

describe('the price filter', () => {
  it('takes effect only on Apply, for the slider and for the text boxes [SRCH-FLT-03]', async () => {
    const user = show();
    expect(apply()).toHaveAttribute('aria-disabled', 'true');
    await user.hover(screen.getByRole('group', { name: 'Price per person' }));
    const lower = await screen.findByRole('slider', { name: 'From: Price per person' });
    act(() => lower.focus());
    await user.keyboard('{ArrowRight}');
    await retype(user, to(), '500');
    await user.tab();
    expect(applied()).toEqual([null, null]);
    expect(apply()).not.toHaveAttribute('aria-disabled');

    await user.click(apply());
    expect(applied()).toEqual([301, 500]);
    expect(apply()).toHaveAttribute('aria-disabled', 'true');
    expect(apply()).toHaveFocus();
  });

  it('applies a price that was just typed, rounded to whole pounds [SRCH-FLT-03]', async () => {
    const user = show();
    await retype(user, from(), '350.6');
    await user.click(apply());
    expect(applied()).toEqual([351, null]);
  });

  it('is cleared by Reset, whether applied or not [SRCH-FLT-04]', async () => {
    const user = show({ priceFrom: 400, priceTo: 500 });
    await user.click(reset());
    expect(applied()).toEqual([null, null]);
    expect([from(), to()].map((box) => box.getAttribute('value'))).toEqual(['300', '900']);
    expect(reset()).toHaveAttribute('aria-disabled', 'true');

    await retype(user, from(), '600');
    await user.click(reset());
    expect(from()).toHaveValue('300');
    expect(applied()).toEqual([null, null]);
  });

  it('removes a limit when its box is emptied [SRCH-FLT-05, SRCH-FLT-06]', async () => {
    const user = show({ priceFrom: 400, priceTo: 500 });
    await retype(user, from(), '');
    await user.click(apply());
    expect(applied()).toEqual([null, 500]);
    await retype(user, to(), '');
    await user.click(apply());
    expect(applied()).toEqual([null, null]);
  });

  it('uses the price of the current mode [SRCH-FLT-07]', () => {
    show({ priceMode: 'total' }, { guests: 3, stats: statsOf({ prices: { from: 900, to: 2700 } }) });
    expect(screen.getByRole('group', { name: 'Total price' })).toHaveTextContent('£900 to £2,700');
    expect(screen.getByText('For 3 guests')).toBeVisible();
  });

  it('applies a typed price on Enter [SRCH-FLT-03, DEC-117]', async () => {
    const user = show();
    await retype(user, from(), '350{Enter}');
    expect(applied()).toEqual([350, null]);
    expect(from()).toHaveFocus();
    await retype(user, to(), '500');
    expect(applied()).toEqual([350, null]);
    await user.keyboard('{Enter}');
    expect(applied()).toEqual([350, 500]);
  });

  it('shows why a range is impossible, keeps what was typed and does not apply it [SRCH-VAL-06, DEC-117]', async () => {
    const user = show({ priceFrom: 400, priceTo: 500 });
    await retype(user, from(), '700{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(
      '£700 is more than £500. Change one of the two prices.',
    );
    expect([from(), to()].map((box) => box.getAttribute('value'))).toEqual(['700', '500']);
    expect(apply()).toHaveAttribute('aria-disabled', 'true');
    expect(applied()).toEqual([400, 500]);

    await retype(user, to(), '800{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(applied()).toEqual([700, 800]);
  });

  it('shows it as well for a maximum below the minimum [SRCH-VAL-06]', async () => {
    const user = show({ priceFrom: 400, priceTo: 500 });
    await retype(user, to(), '300{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent(
      '£400 is more than £300. Change one of the two prices.',
    );
    expect(applied()).toEqual([400, 500]);
  });

  it('has a slider whose prices stop at each other, moved by keys or by a pointer [SRCH-VAL-06]', async () => {
    const user = show({ priceFrom: 498, priceTo: 500 });
    await user.hover(screen.getByRole('group', { name: 'Price per person' }));
    const lower = await screen.findByRole('slider', { name: 'From: Price per person' });
    const upper = screen.getByRole('slider', { name: 'To: Price per person' });
    const prices = () => [lower, upper].map((thumb) => thumb.getAttribute('aria-valuetext'));
    act(() => lower.focus());
    await user.keyboard('{ArrowRight>5/}');
    expect(prices()).toEqual(['£500', '£500']);
    await user.keyboard('{ArrowLeft>2/}');
    act(() => upper.focus());
    await user.keyboard('{ArrowLeft>5/}');
    expect(prices()).toEqual(['£498', '£498']);
    await user.keyboard('{ArrowRight>12/}');

    const layout = jest.spyOn(Element.prototype, 'getBoundingClientRect');
    layout.mockReturnValue(new DOMRect(0, 0, WIDTH, 20));
    drag(lower, 700);
    expect(prices()).toEqual(['£510', '£510']);
    drag(lower, 450);
    drag(upper, 400);
    expect(prices()).toEqual(['£450', '£450']);
    layout.mockRestore();
    await user.click(apply());
    expect(applied()).toEqual([450, 450]);
  });

  it.each([
    ['To', '200', 'Every price on this date is £300 or more.'],
    ['From', '1000', 'Every price on this date is £900 or less.'],
  ])(
    'shows that no price is in the range when %s is %s [SRCH-VAL-06, DEC-117]',
    async (box, typed, message) => {
      const user = show();
      await retype(user, screen.getByRole('textbox', { name: box }), `${typed}{Enter}`);
      expect(screen.getByRole('alert')).toHaveTextContent(message);
      expect(applied()).toEqual([null, null]);
    },
  );

  it('discards a draft when the applied price changes elsewhere [SRCH-FLT-03]', async () => {
    const user = show();
    await retype(user, from(), '600');
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(from()).toHaveValue('400');
    expect(apply()).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows an applied price outside the price range of the date unchanged', () => {
    show({ priceFrom: 100, priceTo: 2000 });
    expect(screen.getByRole('group', { name: 'Price per person' })).toHaveTextContent('£100 to £2,000');
  });

  it('has no inputs while searching', () => {
    show({}, { stats: null });
    expect(screen.getByRole('group', { name: 'Price per person' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows a message when all prices are equal', () => {
    show({}, { stats: statsOf({ prices: { from: 412, to: 412 } }) });
    expect(screen.getByText('Every price on this date is £412')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  });

  it('can be reset when all prices are equal [SRCH-FLT-04]', async () => {
    const user = show({ priceTo: 412 }, { stats: statsOf({ prices: { from: 412, to: 412 } }) });
    await user.click(reset());
    expect(applied()).toEqual([null, null]);
    expect(screen.getByText('Every price on this date is £412')).toBeVisible();
  });
});
