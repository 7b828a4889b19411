import { css } from '@emotion/react';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Stack } from '@storefront/shared/ui/stack';
import { TextField } from '@storefront/shared/ui/text-field';
import { color, family, text } from '@storefront/shared/ui/tokens';
import { useState } from 'react';

import { readProvider, signIn, startSignOn, type Account } from '../api/accounts';
import { errorText } from '../api/call';
import { useResponse } from '../api/use-response';

import { SIGN_ON_PATH } from './sign-on-path';

interface SignInFormProps {
  readonly onSignIn: (account: Account) => void;
  /** Message of an earlier attempt; `null` without. */
  readonly error?: string | null;
}

/** Renders the sign-in: by the identity provider where there is one, and with a password. */
export function SignInForm({ onSignIn, error = null }: SignInFormProps) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState(error);
  const [isSending, setSending] = useState(false);

  const submit = async () => {
    setSending(true);
    setMessage(null);
    const result = await signIn(email, password);
    setSending(false);
    if (result.ok) onSignIn(result.value);
    else setMessage(errorText(result.error));
  };

  return (
    <Stack>
      {message !== null && <Alert tone="error">{message}</Alert>}
      <ProviderButton onError={setMessage} />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack>
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" wide loading={isSending}>
            Sign in
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}

function ProviderButton({ onError }: { readonly onError: (message: string | null) => void }) {
  const { data } = useResponse(readProvider);
  const [isStarting, setStarting] = useState(false);
  if (!data?.name) return null;
  const start = async () => {
    setStarting(true);
    onError(null);
    const { pathname, search } = window.location;
    const result = await startSignOn(pathname === SIGN_ON_PATH ? '/' : `${pathname}${search}`);
    if (result.ok) return window.location.assign(result.value.url);
    setStarting(false);
    onError(errorText(result.error));
  };
  return (
    <>
      <Button wide loading={isStarting} onClick={() => void start()}>
        Sign in with {data.name}
      </Button>
      <p css={orStyles}>or with a password of the studio</p>
    </>
  );
}

const orStyles = css`
  margin: 0;
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
  text-align: center;
`;
