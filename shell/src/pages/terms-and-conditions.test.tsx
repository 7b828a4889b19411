import { TERMS_AND_CONDITIONS } from '@storefront/shared/api/site/terms-and-conditions';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderTextPage } from '../../testing/pages/render-text-page';
import { ALL_SETTINGS, runtimeWithSettings } from '../../testing/pages/test-runtime';
import { Component, loader, TermsAndConditions } from './terms-and-conditions';

async function section(name: RegExp): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name });
  const found = heading.closest('section');
  if (!found) throw new Error('the heading is not in a section');
  return found;
}

const TOPICS = [
  /definitions/i,
  /ATOL financial protection/,
  /Visa and MasterCard payments/,
  /booking conditions/i,
  /booking types/i,
  /client responsibilities/i,
  /cancellations in writing/i,
  /changes/i,
  /liability/i,
  /insurance/i,
  /English law/,
  /amendments/i,
  /contact/i,
];

describe('Terms and Conditions', () => {
  it.each([
    [0, 'The balance is due by your departure date. If it is not paid by then'],
    [
      28,
      'The balance is due by 28 days before your departure date, or on the day you book if that is later. If',
    ],
  ])('state that the balance is due %i days before departure [PRICE-19, DEC-211]', async (days, text) => {
    renderInPage(<TermsAndConditions />, runtimeWithSettings({ bookingTerms: { balanceDueDays: days } }));
    expect(await section(/Visa and MasterCard payments/)).toHaveTextContent(text);
  });

  it('has the thirteen sections in order, each with its own text [STATIC-01, DEC-109, ROUTE-18]', async () => {
    renderInPage(<TermsAndConditions />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
    const sections = screen
      .getAllByRole('heading', { level: 2 })
      .filter((heading) => heading.closest('section'));
    expect(sections).toHaveLength(13);
    for (const [index, topic] of TOPICS.entries()) {
      expect(sections[index]).toHaveTextContent(topic);
      expect(sections[index]).toHaveTextContent(new RegExp(`^${index + 1}\\. `));
      const paragraphs = [...(sections[index]?.closest('section')?.querySelectorAll('p') ?? [])];
      const sentences = paragraphs
        .map(({ textContent }) => textContent)
        .join(' ')
        .split(/\. |\.$/);
      expect(sentences.filter(Boolean).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('makes the first named person, over 18, responsible for all travellers [STATIC-02, DEC-59]', async () => {
    renderInPage(<TermsAndConditions />);
    expect(await section(/Booking conditions/)).toHaveTextContent(
      /first named person on the booking must be over 18 and is responsible for all travellers/,
    );
  });

  it('requires cancellations in writing and links the email address of the seller [STATIC-01]', async () => {
    renderInPage(<TermsAndConditions />);
    const cancellations = await section(/Cancellations/);
    expect(cancellations).toHaveTextContent(/must be made in writing by the first named person/);
    expect(within(cancellations).getByRole('link')).toHaveAttribute(
      'href',
      'mailto:hello@sandpiper.example.com',
    );
  });

  it('promises no ATOL protection without a number [DEC-41]', async () => {
    renderInPage(<TermsAndConditions />);
    const atol = await section(/ATOL/);
    expect(atol).toHaveTextContent(/Please ask us before you pay/);
    expect(atol).not.toHaveTextContent(/our ATOL/);
  });

  it('states no legal number that is not in the settings [DEC-109]', async () => {
    const { container } = renderInPage(<TermsAndConditions />);
    await screen.findByText(/first named person on the booking must be over 18/);
    expect(container).not.toHaveTextContent(/\b(ATOL|ABTA|ICO|company)\D{0,20}\d{4,}/i);
  });

  it('shows the legal text of the owners instead [DEC-109]', async () => {
    const section = {
      heading: 'Our terms',
      body: '<p>Drafted by our lawyers.</p>',
      picture: null,
      part: null,
    };
    const { requestedPaths, close } = renderTextPage(
      { loader, Component },
      { ...TERMS_AND_CONDITIONS, sections: [section] },
    );
    expect(await screen.findByText('Drafted by our lawyers.')).toBeVisible();
    close();
    expect(requestedPaths).toEqual(['/api/text-pages/terms-and-conditions']);
    expect(
      screen.getAllByRole('heading', { level: 2 }).filter((heading) => heading.closest('section')),
    ).toEqual([screen.getByRole('heading', { name: /Our terms/ })]);
  });

  it('shows the configured ATOL number [DEC-41]', async () => {
    renderInPage(<TermsAndConditions />, runtimeWithSettings(ALL_SETTINGS));
    expect(await section(/ATOL/)).toHaveTextContent(/our ATOL, number T0000/);
  });

  it('ends with phone and email links and their hours [EXT-03, PROD-12, PROD-14, PROD-15]', async () => {
    renderInPage(<TermsAndConditions />);
    const contact = await section(/13\. Contact/);
    expect(
      within(contact)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:02079460123', 'mailto:hello@sandpiper.example.com']);
    expect(contact).toHaveTextContent(
      /Mon-Sun 9am-9pm, customer service Monday to Friday 9:00 to 18:00.*within 24 hours/,
    );
  });

  it('lists its sections and moves the focus to the selected one', async () => {
    const { router } = renderInPage(<TermsAndConditions />);
    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    expect(within(contents).getAllByRole('link')).toHaveLength(13);
    await userEvent.click(within(contents).getByRole('link', { name: '9. Liability' }));
    expect(screen.getByRole('heading', { name: '9. Liability' })).toHaveFocus();
    expect(router.state.location.hash).toBe('#liability');
  });
});
