import { aManagedBooking } from '@storefront/shared/testing/managed-booking-builder';
import { screen, within } from '@testing-library/react';

import { refusal, restoreNetwork } from '../../../testing/manage-service';
import { bookingHeading, openManage } from '../../../testing/open-manage';

const BOOKING = aManagedBooking();

beforeAll(() => {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  restoreNetwork();
  sessionStorage.clear();
});

const done = () => screen.findByText('Done');

describe('a change', () => {
  it('of the contact details uses the new token that comes with it', async () => {
    const { user, service } = openManage();
    await bookingHeading();
    await user.click(screen.getByRole('link', { name: 'Change contact details' }));
    const email = await screen.findByRole('textbox', { name: 'Email' });
    await user.clear(email);
    await user.click(screen.getByRole('button', { name: 'Save contact details' }));
    expect(screen.getByRole('region', { name: 'There is a problem' })).toHaveFocus();

    await user.type(email, 'new@example.com');
    const contact = { ...BOOKING.contact, email: 'new@example.com' };
    const access = { token: 'second-token', expiresAt: '2099-01-01T00:00:00Z' };
    service.respondWith({
      'manage/contact': () => Response.json({ booking: { ...BOOKING, contact }, access }),
    });
    await user.click(screen.getByRole('button', { name: 'Save contact details' }));
    expect(await done()).toBeVisible();
    expect(service.sent('manage/contact')[0]?.body).toEqual(contact);
    expect(sessionStorage.getItem('bookingAccess')).toContain('second-token');
    expect(service.requests.at(-1)?.authorization).toBe('Bearer second-token');
  });

  it('of a name sends the traveller, and leads to a request where it is more than a typing error', async () => {
    const { user, service } = openManage({ stubs: { 'manage/name': refusal(409, 'not-a-typing-error') } });
    await bookingHeading();
    await user.click(screen.getByRole('link', { name: "Correct name of Mr Daniel O'Brien" }));
    const firstName = await screen.findByRole('textbox', { name: 'First name' });
    await user.clear(firstName);
    await user.type(firstName, 'Eve');
    await user.click(screen.getByRole('button', { name: 'Save this name' }));
    expect(service.sent('manage/name')[0]?.body).toEqual({
      traveller: 1,
      title: 'Mr',
      firstName: 'Eve',
      lastName: "O'Brien",
    });
    const alert = await screen.findByRole('alert');
    await user.click(within(alert).getByRole('link', { name: 'Ask us to change the name' }));
    expect(await screen.findByRole('combobox', { name: 'What is it about?' })).toHaveValue('names');
  });

  it('of extras states that their price is added to the balance', async () => {
    const { user, service } = openManage();
    await bookingHeading();
    await user.click(screen.getByRole('link', { name: 'Add Hold bag, 23 kg' }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'How many?' }), '2');
    expect(screen.getByText(/You pay nothing now/)).toHaveTextContent('£180.00 is added to your balance');
    await user.click(screen.getByRole('button', { name: 'Add for £180.00' }));
    expect(await done()).toBeVisible();
    expect(service.sent('manage/extras')[0]?.body).toMatchObject({
      items: [{ id: 'hold-bag', quantity: 2 }],
      amount: 18_000,
    });
  });

  it('that a person decides is sent as a request once', async () => {
    const { user, service } = openManage();
    await bookingHeading();
    await user.click(screen.getByRole('link', { name: 'Ask to change dates' }));
    await user.click(await screen.findByRole('button', { name: 'Send this request' }));
    expect(screen.getByRole('region', { name: 'There is a problem' })).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: 'Your request' }), 'A week later, please.');
    await user.dblClick(screen.getByRole('button', { name: 'Send this request' }));
    expect(await screen.findByText(/A person reads it and answers by email/)).toBeVisible();
    expect(service.sent('manage/request')).toHaveLength(1);
    expect(service.sent('manage/request')[0]?.body).toMatchObject({
      about: 'dates',
      message: 'A week later, please.',
    });
  });

  it.each(['view=name&traveller=9', 'view=extra&id=nothing', 'view=x'])(
    'that the booking does not have (%s) shows the whole booking',
    async (query) => {
      openManage({ at: `/manage?${query}` });
      expect(await bookingHeading()).toBeVisible();
    },
  );
});
