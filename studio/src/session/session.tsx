import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

import { readSession, signOut, type Account } from '../api/accounts';
import { onSessionEnd } from '../api/call';
import { LoadState } from '../ui/load-states';
import { Modal } from '../ui/modal';
import { useResponse } from '../api/use-response';

import { SignInForm } from './sign-in-form';
import { SignInPage } from './sign-in-page';
import { SIGN_ON_PATH } from './sign-on-path';
import { SignOnReturn } from './sign-on-return';

interface Session {
  readonly account: Account;
  readonly signOut: () => Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

/** Returns the signed-in account. @throws Error outside of `SessionGate` */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs SessionGate');
  return session;
}

/**
 * Renders the studio for a signed-in account, and the sign-in otherwise. When a session ends, the sign-in appears over
 * the screen, which keeps what was typed.
 */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const isReturning = window.location.pathname === SIGN_ON_PATH;
  return isReturning ? <SignOnReturn /> : <SignedInOnly>{children}</SignedInOnly>;
}

function SignedInOnly({ children }: { readonly children: ReactNode }) {
  const { data, error, reload } = useResponse(readSession);
  const [signedIn, setSignedIn] = useState<Account | null>(null);
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => onSessionEnd(() => setEnded(true)), []);
  const account = signedIn ?? data;
  const session = useMemo(
    () =>
      account && {
        account,
        signOut: async () => {
          const result = await signOut();
          window.location.assign((result.ok && result.value.next) || '/');
        },
      },
    [account],
  );
  const onSignIn = (next: Account) => {
    // The screen of one person must not stay for another.
    if (account && account.id !== next.id) window.location.reload();
    setSignedIn(next);
    setEnded(false);
  };

  if (!session) {
    if (error?.kind === 'signed-out') return <SignInPage onSignIn={onSignIn} />;
    return <LoadState error={error} what="studio" onRetry={() => void reload()} />;
  }
  return (
    <SessionContext value={session}>
      {children}
      {hasEnded && (
        <Modal title="Your session has ended. Sign in to go on" onClose={null}>
          <SignInForm onSignIn={onSignIn} />
        </Modal>
      )}
    </SessionContext>
  );
}
