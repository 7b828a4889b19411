import { ThemeProvider } from '@emotion/react';
import { THEME } from '@storefront/shared/ui/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { SignInForm } from './sign-in-form';
import { SignOnReturn } from './sign-on-return';

const sent: { readonly path: string; readonly body: unknown }[] = [];
let responses: Readonly<Record<string, { readonly status: number; readonly json: unknown }>> = {};
beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = jest.fn((path: string, { body }: RequestInit) => {
    sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : null });
    const { status, json } = responses[path] ?? { status: 404, json: {} };
    return Promise.resolve({ status, json: () => Promise.resolve(json) });
  }) as unknown as typeof fetch;
});

const renderThemed = (children: React.ReactNode) =>
  render(<ThemeProvider theme={THEME}>{children}</ThemeProvider>);
const refusal = (status: number, message: string) => ({ status, json: { error: { code: 'no', message } } });

describe('the sign-in', () => {
  it('offers the provider beside the password, and explains why it cannot be reached [DEC-380]', async () => {
    responses = {
      '/api/sign-on': { status: 200, json: { name: 'Example Accounts' } },
    };
    const onSignIn = jest.fn();
    renderThemed(<SignInForm onSignIn={onSignIn} />);
    const button = await screen.findByRole('button', { name: 'Sign in with Example Accounts' });
    expect(screen.getByLabelText('Password')).toBeVisible();
    responses = { '/api/sign-on': refusal(424, 'Example Accounts does not respond.') };
    await userEvent.setup().click(button);
    expect(await screen.findByText('Example Accounts does not respond.')).toBeVisible();
    expect(sent.at(-1)).toEqual({ path: '/api/sign-on', body: { returnTo: '/' } });
    expect(onSignIn).not.toHaveBeenCalled();
  });

  it('has a password only where there is no provider', async () => {
    responses = { '/api/sign-on': { status: 200, json: { name: null } } };
    renderThemed(<SignInForm onSignIn={jest.fn()} />);
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(screen.queryByText(/or with a password/)).toBeNull();
  });

  it('sends the response of the provider once, removes it from the address, and shows a refusal [DEC-380]', async () => {
    const message = 'nobody@example.com has no account in the studio. An admin can add it.';
    responses = {
      '/api/sign-on': { status: 200, json: { name: 'Example Accounts' } },
      '/api/sign-on/finish': refusal(403, message),
    };
    window.history.replaceState(null, '', '/sign-on?code=abc&state=def');
    renderThemed(<SignOnReturn />);
    expect(await screen.findByText(message)).toBeVisible();
    expect(window.location.search).toBe('');
    expect(sent.filter(({ path }) => path === '/api/sign-on/finish')).toEqual([
      { path: '/api/sign-on/finish', body: { query: '?code=abc&state=def' } },
    ]);
    expect(await screen.findByRole('button', { name: 'Sign in with Example Accounts' })).toBeVisible();
    window.history.replaceState(null, '', '/');
  });
});
