import { Spinner } from '@storefront/shared/ui/spinner';
import { useEffect, useState } from 'react';

import { finishSignOn } from '../api/accounts';
import { errorText } from '../api/call';

import { SignInPage } from './sign-in-page';

/** Finishes a sign-in when the identity provider has sent the browser back; a failure shows the sign-in with its reason. */
export function SignOnReturn() {
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    const query = window.location.search;
    // The code is used once; it need not stay in the history.
    window.history.replaceState(null, '', window.location.pathname);
    void finishSignOn(query).then((result) => {
      if (result.ok) window.location.replace(result.value.returnTo);
      else setError(errorText(result.error));
    });
  }, []);
  if (error === null) return <Spinner label="Signing in" />;
  return <SignInPage error={error} onSignIn={() => window.location.replace('/')} />;
}
