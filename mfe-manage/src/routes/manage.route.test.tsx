import { screen, waitFor, within } from '@testing-library/react';

import { refusal, restoreNetwork } from '../../testing/manage-service';
import { bookingHeading, findHeading, openManage } from '../../testing/open-manage';

beforeAll(() => {
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  restoreNetwork();
  sessionStorage.clear();
});

const storedAccess = () => sessionStorage.getItem('bookingAccess');

async function find(user: ReturnType<typeof openManage>['user'], reference: string, detail: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Booking reference' }), reference);
  await user.type(screen.getByRole('textbox', { name: /^Email or lead passenger/ }), detail);
  await user.click(screen.getByRole('button', { name: 'Find my booking' }));
}

describe('finding a booking', () => {
  it('opens it with the reference and the last name, and keeps access for a reload [DEC-175, DEC-177]', async () => {
    const { user, service } = openManage({ hasAccess: false });
    await find(user, '7kq4mwd2re', "O'Brien");

    expect(await bookingHeading()).toHaveFocus();
    expect(service.sent('manage/find').map(({ body }) => body)).toEqual([
      { reference: '7kq4mwd2re', emailOrLastName: "O'Brien" },
    ]);
    expect(service.sent('manage/booking')[0]?.authorization).toBe('Bearer secret-token');
    expect(storedAccess()).toContain('secret-token');
    // Session storage belongs to the tab: another one does not get the access.
    expect([Object.keys(localStorage), document.cookie]).toEqual([[], '']);
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });

  it('names every empty field, and moves the focus to the list of them', async () => {
    const { user, service } = openManage({ hasAccess: false });
    await user.click(await screen.findByRole('button', { name: 'Find my booking' }));

    const summary = screen.getByRole('region', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(document.title).toMatch(/^Error: /);
    await user.click(within(summary).getByRole('link', { name: 'Enter your booking reference' }));
    expect(screen.getByRole('textbox', { name: 'Booking reference' })).toHaveFocus();
    expect(service.requests).toEqual([]);
  });

  it.each([
    ['a miss', refusal(404, 'no-match'), /We found no booking with these details/],
    ['too many tries', refusal(429, 'too-many-tries'), /we stop for 15 minutes/],
    ['a lost connection', () => Promise.reject(new Error('offline')), /Check your connection/],
    ['a failing server', refusal(500, 'internal'), /Please try again in a few minutes/],
  ])('shows what to do after %s, and keeps what was typed', async (_what, response, text) => {
    const { user } = openManage({ hasAccess: false, stubs: { 'manage/find': response } });
    await find(user, 'AAAAAAAAAA', 'ann@example.com');

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveTextContent('020 7946 0123');
    expect(alert).toHaveFocus();
    await waitFor(() => expect(document.title).toMatch(/^Error: /));
    expect(screen.getByRole('textbox', { name: 'Booking reference' })).toHaveValue('AAAAAAAAAA');
  });

  it('is filled with the reference of the URL', async () => {
    openManage({ hasAccess: false, at: '/manage?reference=7KQ4MWD2RE' });
    expect(await screen.findByRole('textbox', { name: 'Booking reference' })).toHaveValue('7KQ4MWD2RE');
  });

  it('lists a missing email address like every other error', async () => {
    const { user } = openManage({ hasAccess: false });
    await user.click(await screen.findByRole('button', { name: 'Email me a link' }));
    const problems = screen.getByRole('region', { name: 'There is a problem' });
    expect(problems).toHaveFocus();
    expect(document.title).toMatch(/^Error: /);
    await user.click(within(problems).getByRole('link', { name: /^Enter an email address/ }));
    const email = screen.getByRole('textbox', { name: 'Email' });
    expect(email).toHaveFocus();
    await user.type(email, 'ann@example.com');
    expect(document.title).not.toMatch(/^Error: /);
  });

  it('sends a link to an email address, with one text for every address', async () => {
    const { user, service } = openManage({ hasAccess: false });
    await user.type(await screen.findByRole('textbox', { name: 'Email' }), ' ann@example.com');
    await user.click(screen.getByRole('button', { name: 'Email me a link' }));

    expect(await screen.findByText(/If ann@example.com belongs to a booking/)).toBeVisible();
    expect(service.sent('manage/send-link').map(({ body }) => body)).toEqual([{ email: 'ann@example.com' }]);
  });

  it('warns a shopper who comes from the payment page without access', async () => {
    openManage({ hasAccess: false, at: '/manage?paymentId=1&payment=done' });
    expect(await screen.findByText(/Do not pay again before you have looked/)).toBeVisible();
  });
});

describe('the link of an email', () => {
  it('opens the booking and is removed from the URL [DEC-177]', async () => {
    const { router, service } = openManage({ hasAccess: false, at: '/manage#link=signed.text' });

    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(await bookingHeading()).toBeVisible();
    expect(service.sent('manage/open-link').map(({ body }) => body)).toEqual([{ link: 'signed.text' }]);
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('is used instead of the access to another booking', async () => {
    const { service } = openManage({ at: '/manage#link=signed.text' });
    await bookingHeading();
    expect(service.requests.map(({ call }) => call)).toEqual(['manage/open-link', 'manage/booking']);
  });

  it.each([
    [410, 'link-expired', /This link has expired/],
    [404, 'link-invalid', /This link does not work/],
  ])('that is refused with %s %s leads to the form', async (status, code, text) => {
    openManage({
      hasAccess: false,
      at: '/manage#link=x',
      stubs: { 'manage/open-link': refusal(status, code) },
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(await findHeading()).toBeVisible();
    expect(storedAccess()).toBeNull();
  });

  it('that could not be sent is sent again on request', async () => {
    const { user, service } = openManage({
      hasAccess: false,
      at: '/manage#link=x',
      stubs: { 'manage/open-link': () => Promise.reject(new Error('offline')) },
    });
    await screen.findByText('We could not be reached');
    service.respondWith({
      'manage/open-link': () => Response.json({ access: { token: 't', expiresAt: '2099-01-01T00:00:00Z' } }),
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await bookingHeading()).toBeVisible();
  });
});

describe('access to a booking', () => {
  it('ends with a click on Leave this booking', async () => {
    const { user } = openManage();
    await bookingHeading();
    await user.click(screen.getByRole('button', { name: 'Leave this booking' }));

    expect(await findHeading()).toHaveFocus();
    expect(screen.getByText(/You have left your booking/)).toBeVisible();
    expect(screen.queryByText('7KQ4MWD2RE')).not.toBeInTheDocument();
    expect(storedAccess()).toBeNull();
  });

  it('that the server no longer accepts leads to the form', async () => {
    openManage({ stubs: { 'manage/booking': refusal(401, 'access-ended') } });
    expect(await screen.findByText(/this page closes your booking after a while/)).toBeVisible();
    expect(storedAccess()).toBeNull();
  });

  it('that has expired is not used', async () => {
    sessionStorage.setItem(
      'bookingAccess',
      JSON.stringify({ token: 'old', expiresAt: '2020-01-01T00:00:00Z' }),
    );
    const { service } = openManage({ hasAccess: false });
    expect(await findHeading()).toBeVisible();
    expect(service.requests).toEqual([]);
  });

  it('shows a loading state, and what to do when the booking cannot be loaded', async () => {
    const { user, service } = openManage({ stubs: { 'manage/booking': refusal(503, 'busy') } });
    expect(screen.getByRole('status', { name: 'Opening your booking' })).toBeVisible();
    expect(await screen.findByText('Something went wrong at our end')).toBeVisible();

    service.reset();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await bookingHeading()).toBeVisible();
  });
});
