import { pence } from '@storefront/shared/domain/pricing/pence';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { CARD, CARD_PAY, cardField, fillInCard, clickButton } from '../../../testing/payment/open-payment';

import { CardForm } from './card-form';

function opened(disabled = false) {
  const onPay = jest.fn();
  renderInPage(
    <CardForm amount={pence(44_440)} paying={false} disabled={disabled} onPay={onPay} onProblem={() => {}} />,
  );
  return { onPay };
}

const texts = {
  number: 'Please enter a valid card number',
  expiry: 'Please select a valid expiry date',
  securityCode: 'Please enter a valid security code',
  name: 'Cardholder name is required',
};

describe('the card form', () => {
  it('shows no errors before the first submit, then all of them, with the focus on their summary [PAY-CARD-01, PAY-CARD-03, PAY-CARD-04, PAY-CARD-06, PAY-CARD-08]', async () => {
    const { onPay } = opened();
    await fillInCard({ number: '4242', 'Security code': '1' });
    for (const text of Object.values(texts)) expect(screen.queryByText(text)).toBeNull();

    clickButton(CARD_PAY);
    expect(screen.getByRole('region', { name: 'There is a problem' })).toHaveFocus();
    expect(cardField('Card number')).toHaveAccessibleDescription(texts.number);
    expect(cardField('Month')).toHaveAccessibleDescription(texts.expiry);
    expect(cardField('Year')).toHaveAccessibleDescription(texts.expiry);
    expect(cardField('Security code')).toHaveAccessibleDescription(new RegExp(texts.securityCode));
    expect(cardField('Cardholder name')).toHaveAccessibleDescription(texts.name);
    for (const label of Object.keys({ 'Card number': 1, ...CARD })) {
      if (label !== 'number') expect(cardField(label)).toBeInvalid();
    }
    expect(onPay).not.toHaveBeenCalled();
  });

  it.each([
    ['number', 'Card number', { number: '4242 4242 4242 4241' }],
    ['expiry', 'Month', { Month: '' }],
    ['expiry', 'Month', { Year: '' }],
    ['expiry', 'Month', { Month: '11', Year: '2026' }],
    ['securityCode', 'Security code', { 'Security code': '12' }],
    ['name', 'Cardholder name', { 'Cardholder name': '  ' }],
  ] as const)(
    'leads from the summary to the %s (%s) when it is the only invalid field, and does not pay: %j [PAY-CARD-05, PAY-CARD-08]',
    async (name, label, wrong) => {
      const { onPay } = opened();
      await fillInCard({ ...CARD, ...wrong });
      clickButton(CARD_PAY);
      fireEvent.click(screen.getByRole('link', { name: texts[name] }));
      expect(cardField(label)).toHaveFocus();
      expect(onPay).not.toHaveBeenCalled();
    },
  );

  it('validates while typing after the first submit, with a different expiry text, and refuses a card of this month [PAY-CARD-05, PAY-CARD-06, PAY-CARD-07, PAY-CARD-08, DEC-62]', async () => {
    const { onPay } = opened();
    clickButton(CARD_PAY);
    expect(cardField('Month')).toHaveAccessibleDescription(texts.expiry);
    fireEvent.change(cardField('Month'), { target: { value: '11' } });
    fireEvent.change(cardField('Year'), { target: { value: '2026' } });
    expect(cardField('Month')).toHaveAccessibleDescription('Invalid expiry date');
    expect(screen.queryByText('Please select a valid expiry date')).toBeNull();
    await fillInCard({ ...CARD, Month: '11', Year: '2026' });
    clickButton(CARD_PAY);
    expect(cardField('Month')).toHaveAccessibleDescription(texts.expiry);
    expect(onPay).not.toHaveBeenCalled();
    fireEvent.change(cardField('Month'), { target: { value: '12' } });
    expect(screen.queryByText('Invalid expiry date')).toBeNull();

    await fillInCard({ ...CARD, Month: '12', Year: '2026' });
    for (const text of Object.values(texts)) expect(screen.queryByText(text)).toBeNull();
    await fillInCard({ 'Security code': '' });
    expect(cardField('Security code')).toHaveAccessibleDescription(new RegExp(texts.securityCode));
    await fillInCard({ 'Security code': '737' });
    clickButton(CARD_PAY);
    expect(onPay).toHaveBeenCalledWith(expect.objectContaining({ month: '12', year: '2026' }));
  });

  it('accepts a pasted number with dashes and spaces, up to 19 characters [PAY-CARD-02, DEC-61]', async () => {
    opened();
    const user = userEvent.setup({ delay: null });
    await user.click(cardField('Card number'));
    await user.paste('4242-4242 42424242');
    expect(cardField('Card number')).toHaveValue('4242 4242 4242 4242');
    await user.keyboard('9');
    expect(cardField('Card number')).toHaveValue('4242 4242 4242 4242');
  });

  it('keeps the caret position when a digit is inserted or deleted [PAY-CARD-02]', async () => {
    opened();
    const user = userEvent.setup({ delay: null });
    const number = await screen.findByLabelText<HTMLInputElement>('Card number');
    await fillInCard({ number: '4242 4242 42' });
    await user.type(number, '7', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect([number.value.trim(), number.selectionStart]).toEqual(['4274 2424 242', 3]);
    await user.keyboard('{Backspace}');
    expect([number.value.trim(), number.selectionStart]).toEqual(['4242 4242 42', 2]);
  });

  it('offers ten years from the current one and has the autofill tokens of a card [PAY-CARD-09]', () => {
    opened();
    const years = within(cardField('Year'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(years).toHaveLength(11);
    expect([years[1], years.at(-1)]).toEqual(['2026', '2035']);
    const tokens = Object.keys({ 'Card number': 1, ...CARD })
      .filter((label) => label !== 'number')
      .map((label) => cardField(label).getAttribute('autocomplete'));
    expect(tokens).toEqual(['cc-number', 'cc-exp-month', 'cc-exp-year', 'cc-csc', 'cc-name']);
  });

  it('does not pay while it is disabled, not even with Enter [DEC-30]', async () => {
    const { onPay } = opened(true);
    await fillInCard();
    expect(screen.getByRole('button', { name: CARD_PAY })).toBeDisabled();
    fireEvent.submit(screen.getByRole('form', { name: 'Card details' }));
    expect(onPay).not.toHaveBeenCalled();
  });
});
