import { userSessionId } from '@storefront/shared/platform/storage/user-session-id';
import { act, screen, waitFor, within } from '@testing-library/react';

import { cleanUpPersonalise, openPersonalise } from '../../testing/personalise/open-personalise';

afterEach(cleanUpPersonalise);

const MISSING = 'Please enter both email and phone number.';
const email = () => screen.getByRole('textbox', { name: 'Email' });
const phone = () => screen.getByRole('textbox', { name: 'Phone' });
const continueButton = () =>
  within(screen.getByRole('region', { name: 'Your holiday' })).getByRole('button', { name: 'Continue' });
const summary = () => screen.getByRole('region', { name: 'There is a problem' });
const passengers = () => screen.findByRole('heading', { name: 'Who is travelling?' });

async function opened(opening: Parameters<typeof openPersonalise>[0] = {}) {
  const page = openPersonalise(opening);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

/** Opens the page with fake timers. */
async function openWithFakeTimers(opening: Parameters<typeof openPersonalise>[0] = {}) {
  jest.useFakeTimers();
  const page = await opened(opening);
  const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { ...page, after };
}

describe('the contact', () => {
  it('is required: missing fields are marked, and listed in a summary that takes the focus, until they are filled in [PERS-VAL-01, PERS-ST-01, DEC-57]', async () => {
    const { user, router, contactCalls, booking } = await opened({ contactWhileTyping: false });
    await user.type(email(), '   ');
    expect(screen.queryByText('Enter your email')).toBeNull();
    await user.click(continueButton());

    expect(summary()).toHaveTextContent(MISSING);
    expect(summary()).toHaveFocus();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription(/Enter your email/);
    expect(phone()).toHaveAccessibleDescription(/Enter your phone number/);
    expect(document.title).toMatch(/^Error:/);
    expect(booking.getState().contact).toBeNull();
    expect(contactCalls()).toEqual([]);

    await user.type(email(), 'a@b.uk');
    expect(email()).toBeValid();
    expect(summary()).toBeVisible();
    await user.click(continueButton());
    expect(summary()).toHaveTextContent(MISSING);
    expect(summary()).toHaveFocus();
    await user.click(within(summary()).getByRole('link', { name: 'Enter your phone number' }));
    expect(phone()).toHaveFocus();
    await user.type(phone(), '0');
    expect(screen.queryByRole('region', { name: 'There is a problem' })).toBeNull();
    expect(document.title).not.toMatch(/^Error:/);
    expect(router.state.location.pathname).toBe('/booking/personalise');
  });

  it.each(['', '   '])(
    'is required: a phone number with the email "%s" is not enough [PERS-VAL-01, DEC-57]',
    async (typed) => {
      const { user, router, contactCalls, booking } = await opened({ contactWhileTyping: false });
      if (typed !== '') await user.type(email(), typed);
      await user.type(phone(), '02079460123');
      await user.click(continueButton());
      expect(summary()).toHaveTextContent(MISSING);
      expect(email()).toBeInvalid();
      expect(phone()).toBeValid();
      expect(booking.getState().contact).toBeNull();
      expect(contactCalls()).toEqual([]);
      expect(router.state.location.pathname).toBe('/booking/personalise');
    },
  );

  it('accepts only digits, keeps the caret position, and is not checked for its format [PERS-VAL-02, DEC-57]', async () => {
    const { user, booking } = await opened();
    await user.type(phone(), '+44 (0)20-79x');
    expect(phone()).toHaveValue('4402079');
    await user.type(phone(), '-1', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(phone()).toHaveValue('44102079');
    await user.type(email(), 'no address');
    await user.click(continueButton());
    await passengers();
    expect(booking.getState().contact).toEqual({ email: 'no address', phone: '44102079' });
  });

  it('explains each field, allows autofill, and states why the details are stored [PERS-06]', async () => {
    await opened();
    const section = screen.getByRole('region', { name: 'Passenger Contact Information' });
    for (const field of [email(), phone()]) expect(section).toContainElement(field);
    expect(email()).toHaveAccessibleDescription(/confirmation/);
    expect(email()).toHaveAttribute('autocomplete', 'email');
    expect(email()).toHaveAttribute('maxlength', '254');
    expect(phone()).toHaveAccessibleDescription(/reach you/);
    expect(phone()).toHaveAttribute('autocomplete', 'tel');
    expect(screen.getByText(/as you enter them, to help you with this booking/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Privacy policy/ })).toHaveAttribute('href', '/privacy-policy');
  });

  it('is kept as typed across a reload, also incomplete, until Continue stores it', async () => {
    const first = await opened();
    await first.user.type(email(), 'a@b.uk');
    await first.user.type(phone(), '0207');
    first.unmount();
    const { user, booking } = await opened();
    expect(email()).toHaveValue('a@b.uk');
    expect(phone()).toHaveValue('0207');
    expect(booking.getState().contact).toBeNull();
    await user.click(continueButton());
    await passengers();
    expect(booking.getState().contact).toEqual({ email: 'a@b.uk', phone: '0207' });
    expect(sessionStorage.getItem('contactDraft')).toBeNull();
  });

  it('is not sent again after a reload until it changes [DEC-56]', async () => {
    const first = await opened();
    await first.user.type(email(), 'a@b.uk');
    await first.user.type(phone(), '02079460123');
    await first.user.tab();
    const contact = { email: 'a@b.uk', phoneNumber: '02079460123' };
    expect(first.contactCalls()).toMatchObject([{ email: 'a@b.uk', phoneNumber: '' }, contact]);
    first.unmount();

    const { user, contactCalls } = await opened();
    expect(phone()).toHaveValue('02079460123');
    await user.click(email());
    await user.click(phone());
    await user.tab();
    expect(contactCalls()).toEqual([]);
    await user.type(phone(), '4');
    await user.tab();
    expect(contactCalls()).toMatchObject([{ ...contact, phoneNumber: '020794601234' }]);
    await user.click(continueButton());
    await passengers();
    expect(contactCalls()).toHaveLength(1);
    expect(sessionStorage.getItem('contactDraft')).toBeNull();
  });

  it('is not kept for another package, nor before Continue with that setting [DEC-56]', async () => {
    const first = await opened();
    await first.user.type(email(), 'a@b.uk');
    first.unmount();
    const second = await opened({ chosen: { quoteReference: 'ref-2' }, contactWhileTyping: false });
    expect(email()).toHaveValue('');
    await second.user.type(email(), 'b@c.uk');
    second.unmount();
    await opened({ chosen: { quoteReference: 'ref-2' } });
    expect(email()).toHaveValue('');
  });

  it('is sent with the quote reference and stored by Continue, replacing an older one [PERS-ST-01, API-CONTACT-01, API-CONTACT-02, DEC-55, DEC-56]', async () => {
    const { user, booking, contactCalls, router } = await opened({
      contactWhileTyping: false,
      contact: { email: 'old@example.com', phone: '02079460000' },
    });
    expect(email()).toHaveValue('old@example.com');
    await user.clear(email());
    await user.type(email(), ' a@b.uk ');
    await user.tab();
    expect(contactCalls()).toEqual([]);
    await user.click(continueButton());
    await passengers();

    const contact = { email: 'a@b.uk', phone: '02079460000' };
    expect(booking.getState().contact).toEqual(contact);
    expect(contactCalls()).toEqual([
      {
        email: contact.email,
        phoneNumber: contact.phone,
        referenceNumber: 'ref-412',
        userSessionId: userSessionId(),
      },
    ]);

    await act(() => router.navigate('/booking/personalise'));
    expect(email()).toHaveValue('a@b.uk');
    expect(phone()).toHaveValue('02079460000');
    await user.click(continueButton());
    await passengers();
    expect(contactCalls()).toHaveLength(1);
  });

  it('is sent 500 ms after typing pauses, once it looks complete, and never twice with the same content [API-CONTACT-02, DEC-56]', async () => {
    const { user, contactCalls, after } = await openWithFakeTimers();
    await user.type(email(), 'a@b');
    after(2_000);
    expect(contactCalls()).toEqual([]);
    await user.type(email(), '.uk');
    after(499);
    expect(contactCalls()).toEqual([]);
    after(1);
    expect(contactCalls()).toMatchObject([{ email: 'a@b.uk', phoneNumber: '' }]);
    await user.type(email(), '{Backspace}k');
    after(2_000);
    await user.tab();
    expect(contactCalls()).toHaveLength(1);

    await user.type(phone(), '020794601');
    after(2_000);
    expect(contactCalls()).toHaveLength(1);
    await user.type(phone(), '23');
    after(500);
    expect(contactCalls()).toMatchObject([{}, { email: 'a@b.uk', phoneNumber: '02079460123' }]);
  });

  it('is sent on blur, also incomplete, but not empty [API-CONTACT-02, DEC-56]', async () => {
    const { user, contactCalls, after } = await openWithFakeTimers();
    await user.click(email());
    await user.click(phone());
    await user.tab();
    expect(contactCalls()).toEqual([]);
    await user.type(phone(), '0207');
    await user.tab();
    expect(contactCalls()).toMatchObject([{ email: '', phoneNumber: '0207' }]);
    after(2_000);
    expect(contactCalls()).toHaveLength(1);
  });

  it('is sent again by Continue when it could not be saved, and not when it was [API-CONTACT-02, ERR-22, DEC-56]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    let isDown = true;
    const { user, contactCalls, router } = await openWithFakeTimers({
      userContact: () => (isDown ? new Response('', { status: 503 }) : Response.json({ success: true })),
    });
    await user.type(email(), 'a@b.uk');
    await user.type(phone(), '02079460123');
    await user.tab();
    await waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
    const contact = { email: 'a@b.uk', phoneNumber: '02079460123' };
    expect(contactCalls()).toMatchObject([{ email: 'a@b.uk', phoneNumber: '' }, contact]);
    // The failure is for the log only.
    for (const role of ['alert', 'alertdialog', 'dialog'])
      expect([role, screen.queryAllByRole(role)]).toEqual([role, []]);
    expect(screen.queryByRole('region', { name: 'There is a problem' })).toBeNull();
    expect([email(), phone()].map((field) => field.getAttribute('aria-invalid'))).not.toContain('true');
    expect(document.body).not.toHaveTextContent(/could not|failed|problem|try again/i);

    isDown = false;
    await user.click(continueButton());
    await passengers();
    expect(contactCalls()).toMatchObject([{}, contact, contact]);

    await act(() => router.navigate('/booking/personalise'));
    await user.click(continueButton());
    await passengers();
    expect(contactCalls()).toHaveLength(3);
  });

  it('is sent only by Continue with that setting, and the notice explains that [DEC-56]', async () => {
    const { user, contactCalls, after } = await openWithFakeTimers({ contactWhileTyping: false });
    expect(screen.getByText(/contact details when you continue/)).toBeVisible();
    await user.type(email(), 'a@b.uk');
    await user.type(phone(), '02079460123');
    await user.tab();
    after(2_000);
    expect(contactCalls()).toEqual([]);
  });

  it('does not block Continue when saving fails, and the log does not contain the contact [ERR-22]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    let respond: (response: Response) => void = () => {};
    const { user } = await opened({ userContact: () => new Promise((resolve) => (respond = resolve)) });
    await user.type(email(), 'a@b.uk');
    await user.type(phone(), '02079460123');
    await user.click(continueButton());
    await passengers();
    expect(warn).not.toHaveBeenCalled();
    const before = document.body.textContent;
    respond(new Response('a@b.uk', { status: 500 }));
    await waitFor(() => expect(warn.mock.calls).toEqual([['Contact not saved: the request failed (http).']]));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body.textContent).toBe(before);
  });
});
