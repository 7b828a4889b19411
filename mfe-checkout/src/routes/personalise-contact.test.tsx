import { userSessionId } from '@storefront/shared/platform/storage/user-session-id';
import { act, screen, waitFor, within } from '@testing-library/react';

import { cleanUpPersonalise, openPersonalise } from '../../testing/personalise/open-personalise';

afterEach(cleanUpPersonalise);

const MISSING = 'Please enter both email and phone number.';
const email = () => screen.getByRole('textbox', { name: 'Email' });
const phone = () => screen.getByRole('textbox', { name: 'Phone' });
const goOn = () =>
  within(screen.getByRole('region', { name: 'Your holiday' })).getByRole('button', { name: 'Continue' });
const passengers = () => screen.findByRole('heading', { name: 'Who is travelling?' });

async function opened(opening: Parameters<typeof openPersonalise>[0] = {}) {
  const page = openPersonalise(opening);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

/** With a clock that a test moves by itself. */
async function openedInTime(opening: Parameters<typeof openPersonalise>[0] = {}) {
  jest.useFakeTimers();
  const page = await opened(opening);
  const after = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  return { ...page, after };
}

describe('the contact', () => {
  it('is asked for when one is missing: scrolled to, focused, each gap marked, gone once mended [PERS-VAL-01, PERS-VAL-03]', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const { user, router, contactCalls, booking } = await opened({ contactWhileTyping: false });
    await user.type(email(), '   ');
    expect(screen.queryByText('Enter your email')).toBeNull();
    await user.click(goOn());

    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(MISSING);
    expect(alert).toHaveFocus();
    expect(scroll.mock.instances).toContain(alert);
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription(/Enter your email/);
    expect(phone()).toHaveAccessibleDescription(/Enter your phone number/);
    expect(document.title).toMatch(/^Error:/);
    expect(booking.getState().contact).toBeNull();
    expect(contactCalls()).toEqual([]);

    await user.type(email(), 'a@b.uk');
    expect(email()).toBeValid();
    expect(screen.getByRole('alert')).toBeVisible();
    await user.click(goOn());
    expect(screen.getByRole('alert')).toHaveFocus();
    await user.type(phone(), '0');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(router.state.location.pathname).toBe('/booking/personalise');
  });

  it('keeps digits only, without losing the place, and asks for no format [PERS-VAL-02, DEC-57]', async () => {
    const { user, booking } = await opened();
    await user.type(phone(), '+44 (0)20-79x');
    expect(phone()).toHaveValue('4402079');
    await user.type(phone(), '-1', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(phone()).toHaveValue('44102079');
    await user.type(email(), 'no address');
    await user.click(goOn());
    await passengers();
    expect(booking.getState().contact).toEqual({ email: 'no address', phone: '44102079' });
  });

  it('gives a reason for each, fills in by itself, and says what it is kept for [PERS-06]', async () => {
    await opened();
    expect(email()).toHaveAccessibleDescription(/confirmation/);
    expect(email()).toHaveAttribute('autocomplete', 'email');
    expect(email()).toHaveAttribute('maxlength', '254');
    expect(phone()).toHaveAccessibleDescription(/reach you/);
    expect(phone()).toHaveAttribute('autocomplete', 'tel');
    expect(screen.getByText(/as you enter them, to help you with this booking/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Privacy policy/ })).toHaveAttribute('href', '/privacy-policy');
  });

  it('is sent with the quote reference and kept by Continue, in place of an older one [PERS-ST-01, API-CONTACT-01, API-CONTACT-02, DEC-55, DEC-56]', async () => {
    const { user, booking, contactCalls, router } = await opened({
      contactWhileTyping: false,
      contact: { email: 'old@example.com', phone: '02079460000' },
    });
    expect(email()).toHaveValue('old@example.com');
    await user.clear(email());
    await user.type(email(), ' a@b.uk ');
    await user.tab();
    expect(contactCalls()).toEqual([]);
    await user.click(goOn());
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
    await user.click(goOn());
    await passengers();
    expect(contactCalls()).toHaveLength(1);
  });

  it('is sent 500 ms after typing pauses, once it looks whole, and never twice the same [API-CONTACT-02, DEC-56]', async () => {
    const { user, contactCalls, after } = await openedInTime();
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

  it('is sent on blur with what there is, and not while there is nothing [API-CONTACT-02, DEC-56]', async () => {
    const { user, contactCalls, after } = await openedInTime();
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

  it('is sent by Continue alone where the setting says so, and the notice says that [DEC-56]', async () => {
    const { user, contactCalls, after } = await openedInTime({ contactWhileTyping: false });
    expect(screen.getByText(/contact details when you continue/)).toBeVisible();
    await user.type(email(), 'a@b.uk');
    await user.type(phone(), '02079460123');
    await user.tab();
    after(2_000);
    expect(contactCalls()).toEqual([]);
  });

  it('holds nobody up when it cannot be saved, and logs that without the contact [ERR-22]', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    let answer: (response: Response) => void = () => {};
    const { user } = await opened({ userContact: () => new Promise((resolve) => (answer = resolve)) });
    await user.type(email(), 'a@b.uk');
    await user.type(phone(), '02079460123');
    await user.click(goOn());
    await passengers();
    expect(warn).not.toHaveBeenCalled();
    answer(new Response('a@b.uk', { status: 500 }));
    await waitFor(() => expect(warn).toHaveBeenCalledWith('Contact not saved: the request failed (http).'));
  });
});
