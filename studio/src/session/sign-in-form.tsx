import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Stack } from '@storefront/shared/ui/stack';
import { TextField } from '@storefront/shared/ui/text-field';
import { useState } from 'react';

import { signIn, type Account } from '../api/accounts';
import { errorText } from '../api/call';

/** Renders the sign-in form. */
export function SignInForm({ onSignIn }: { readonly onSignIn: (account: Account) => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [message, setMessage] = useState<string | null>(null);
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
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack>
        {message !== null && <Alert tone="error">{message}</Alert>}
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
  );
}
