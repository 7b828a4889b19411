import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { CustomerService } from './customer-service';
import { ALL_SETTINGS, runtimeWithSettings } from '../../testing/pages/test-runtime';

async function openQuestion(question: RegExp): Promise<HTMLElement> {
  const summary = await screen.findByText(question);
  await userEvent.click(summary);
  const details = summary.closest('details');
  if (!details) throw new Error('the question is not in a details element');
  return details;
}

describe('Customer Service', () => {
  it('starts with the most common topics [ROUTE-14]', async () => {
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

  it('renders every question collapsed, with its text in the document', async () => {
    renderInPage(<CustomerService />);
    const details = await openQuestion(/price that I see/);
    expect(details).toHaveAttribute('open');
    expect(within(details).getByText(/the old one, the new one and the difference/)).toBeVisible();
    const others = document.querySelectorAll('details:not([open])');
    expect(others.length).toBeGreaterThanOrEqual(9);
    for (const other of others) expect(other.textContent.length).toBeGreaterThan(100);
  });

  it('explains when a deposit is possible, and its amount [PAY-ST-02, PRICE-17, PRICE-19]', async () => {
    renderInPage(<CustomerService />);
    const details = await openQuestion(/pay a deposit/);
    expect(details).toHaveTextContent(/22 days away or more/);
    expect(details).toHaveTextContent(/all flights plus 10% of the total price/);
    expect(details).toHaveTextContent(/balance is due by your departure date\./);
  });

  it('states the due date of the terms for the balance [DEC-211]', async () => {
    renderInPage(<CustomerService />, runtimeWithSettings({ bookingTerms: { balanceDueDays: 28 } }));
    expect(await openQuestion(/pay a deposit/)).toHaveTextContent(
      'the balance is due by 28 days before your departure date, or on the day you book if that is later.',
    );
  });

  it('shows the prices of bags and transfers from the ledger [PRICE-06, PRICE-07, PRICE-09]', async () => {
    renderInPage(<CustomerService />);
    expect(await openQuestion(/baggage is included/)).toHaveTextContent(/40x20x25 cm.*23 kg cost £90/);
    expect(await openQuestion(/transfer from the airport/)).toHaveTextContent(/£19 a person.*£56 a person/);
  });

  it('defines the age of a child as the age on the day of return [DEC-59, FORM-VAL-03]', async () => {
    renderInPage(<CustomerService />);
    expect(await openQuestion(/age do I enter/)).toHaveTextContent(/age on the day you return.*0 to 15/);
  });

  it('refers larger parties to the sales phone number [FORM-VAL-04, PROD-12]', async () => {
    renderInPage(<CustomerService />);
    const details = await openQuestion(/How many rooms/);
    expect(details).toHaveTextContent(/up to 3 rooms.*call our Sales Team on 020 7946 0123, Mon-Sun 9am-9pm/);
    expect(within(details).getByRole('link')).toHaveAttribute('href', 'tel:02079460123');
  });

  it('links the emergency number, the sales number and the email address of its cards [EXT-03]', async () => {
    renderInPage(<CustomerService />);
    await screen.findByRole('heading', { level: 1 });
    for (const [name, href] of [
      ['+44 20 7946 0199', 'tel:+442079460199'],
      ['020 7946 0123', 'tel:02079460123'],
      ['hello@sandpiper.example.com', 'mailto:hello@sandpiper.example.com'],
    ] as const) {
      const links = screen.getAllByRole('link', { name });
      expect([name, ...new Set(links.map((link) => link.getAttribute('href')))]).toEqual([name, href]);
    }
  });

  it('shows no ATOL number when none is configured, and no other legal number [DEC-41, DEC-109]', async () => {
    const { container } = renderInPage(<CustomerService />);
    expect(await openQuestion(/ATOL Certificate/)).toHaveTextContent(/Ask us before you pay/);
    expect(screen.queryByText(/ATOL number/)).toBeNull();
    expect(container).not.toHaveTextContent(/\b(ATOL|ABTA|ICO|company)\D{0,20}\d{4,}/i);
  });

  it('shows the configured ATOL number [DEC-41]', async () => {
    renderInPage(<CustomerService />, runtimeWithSettings(ALL_SETTINGS));
    expect(await openQuestion(/ATOL Certificate/)).toHaveTextContent(/our ATOL number is T0000/);
  });

  it('ends with all contact options [PROD-12, PROD-13, PROD-14, PROD-15, DEC-40]', async () => {
    renderInPage(<CustomerService />, runtimeWithSettings(ALL_SETTINGS));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Talk to us' });
    const band = heading.closest('section');
    expect(band).toHaveTextContent(/offline prices: Mon-Sun 9am-9pm/);
    expect(band).toHaveTextContent(/Customer service: Monday to Friday 9:00 to 18:00/);
    expect(band).toHaveTextContent(/Emails are answered within 24 hours/);
    expect(screen.getByRole('link', { name: 'Start a live chat (opens in a new window)' })).toBeVisible();
  });

  it('shows no chat when none is configured [DEC-40]', async () => {
    renderInPage(<CustomerService />);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText(/chat/i)).toBeNull();
  });

  it('contains the accessibility statement under the id #accessibility [DEC-111]', async () => {
    renderInPage(<CustomerService />);
    const heading = await screen.findByRole('heading', { level: 2, name: 'Accessibility statement' });
    expect(heading).toHaveAttribute('id', 'accessibility');
    expect(heading.closest('section')).toHaveTextContent(/WCAG\) 2\.2/);
  });

  it('moves the focus to the questions that a card links to', async () => {
    renderInPage(<CustomerService />);
    await userEvent.click(await screen.findByRole('link', { name: 'Questions about payments' }));
    const [, questions] = screen.getAllByRole('heading', { level: 3, name: 'Payments' });
    expect(questions).toHaveFocus();
  });
});
