import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { CustomerService } from './customer-service';
import { FULL_SHOP, shopOf } from '../../testing/pages/shop-of';

async function answerTo(question: RegExp): Promise<HTMLElement> {
  const summary = await screen.findByText(question);
  await userEvent.click(summary);
  const details = summary.closest('details');
  if (!details) throw new Error('a question stands in no details');
  return details;
}

describe('Customer Service', () => {
  it('begins with help for what most people come for [ROUTE-14]', async () => {
    renderInPage(<CustomerService />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Customer Service' })).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 5)).toEqual([
      'Before you travel',
      'Change or cancel',
      'Payments',
      'Passengers with special requirements',
      'In resort',
    ]);
  });

  it('keeps answers closed, and in the document', async () => {
    renderInPage(<CustomerService />);
    const answer = await answerTo(/price that I see/);
    expect(answer).toHaveAttribute('open');
    expect(within(answer).getByText(/the old one, the new one and the difference/)).toBeVisible();
    const others = document.querySelectorAll('details:not([open])');
    expect(others.length).toBeGreaterThanOrEqual(9);
    for (const other of others) expect(other.textContent.length).toBeGreaterThan(100);
  });

  it('says when a deposit is possible, and how much it is [PAY-ST-02, PRICE-17, PRICE-19]', async () => {
    renderInPage(<CustomerService />);
    const answer = await answerTo(/pay a deposit/);
    expect(answer).toHaveTextContent(/22 days away or more/);
    expect(answer).toHaveTextContent(/all flights plus 10% of the total price/);
    expect(answer).toHaveTextContent(/balance is due by your departure date/);
  });

  it('states bags and transfers with the prices of the ledger [PRICE-06, PRICE-07, PRICE-09]', async () => {
    renderInPage(<CustomerService />);
    expect(await answerTo(/baggage is included/)).toHaveTextContent(/40x20x25 cm.*23 kg cost £90/);
    expect(await answerTo(/transfer from the airport/)).toHaveTextContent(/£19 a person.*£56 a person/);
  });

  it('asks for the age on the day of return [DEC-59, FORM-VAL-03]', async () => {
    renderInPage(<CustomerService />);
    expect(await answerTo(/age do I enter/)).toHaveTextContent(/age on the day you return.*0 to 15/);
  });

  it('sends larger parties to the sales line [FORM-VAL-04, PROD-12]', async () => {
    renderInPage(<CustomerService />);
    const answer = await answerTo(/How many rooms/);
    expect(answer).toHaveTextContent(/up to 3 rooms.*call our Sales Team on 020 7946 0123, Mon-Sun 9am-9pm/);
    expect(within(answer).getByRole('link')).toHaveAttribute('href', 'tel:02079460123');
  });

  it('prints no ATOL number before there is one [DEC-41]', async () => {
    renderInPage(<CustomerService />);
    expect(await answerTo(/ATOL Certificate/)).toHaveTextContent(/Ask us before you pay/);
    expect(screen.queryByText(/ATOL number/)).toBeNull();
  });

  it('prints the ATOL number that is configured [DEC-41]', async () => {
    renderInPage(<CustomerService />, shopOf(FULL_SHOP));
    expect(await answerTo(/ATOL Certificate/)).toHaveTextContent(/our ATOL number is T0000/);
  });

  it('ends with every way to reach us [PROD-12, PROD-13, PROD-14, PROD-15, DEC-40]', async () => {
    renderInPage(<CustomerService />, shopOf(FULL_SHOP));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Talk to us' });
    const band = heading.closest('section');
    expect(band).toHaveTextContent(/offline prices: Mon-Sun 9am-9pm/);
    expect(band).toHaveTextContent(/Customer support: Monday to Friday 9:00 to 18:00/);
    expect(band).toHaveTextContent(/Emails are answered within 24 hours/);
    expect(screen.getByRole('link', { name: 'Start a live chat (opens in a new window)' })).toBeVisible();
  });

  it('shows no chat where none is configured [DEC-40]', async () => {
    renderInPage(<CustomerService />);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/chat/i)).toBeNull();
  });

  it('holds the accessibility statement under an address of its own [DEC-111]', async () => {
    renderInPage(<CustomerService />);
    const heading = await screen.findByRole('heading', { level: 2, name: 'Accessibility statement' });
    expect(heading).toHaveAttribute('id', 'accessibility');
    expect(heading.closest('section')).toHaveTextContent(/WCAG\) 2\.2/);
  });

  it('takes the focus along to the questions of a card', async () => {
    renderInPage(<CustomerService />);
    await userEvent.click(await screen.findByRole('link', { name: 'Questions about payments' }));
    const [, questions] = screen.getAllByRole('heading', { level: 3, name: 'Payments' });
    expect(questions).toHaveFocus();
  });
});
