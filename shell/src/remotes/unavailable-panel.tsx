import type { RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Container } from '@storefront/shared/ui/container';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { TextLink } from '@storefront/shared/ui/text-link';
import { useState } from 'react';

import { useRestart } from '../router/restart';

import { useRemoteSource } from './remote-source';
import { useReloadIfReplaced } from './use-reload-if-replaced';

/**
 * Stands where a remote cannot be shown (DEC-110). Header, footer, the other routes and the booking go on;
 * Retry asks for the remote again and, once it is there, starts the routes afresh in the same tab.
 */
export function UnavailablePanel({ remote }: { readonly remote: RemoteSnapshot }) {
  const { seller } = useRuntime().config;
  const { load } = useRemoteSource();
  const restart = useRestart();
  useReloadIfReplaced(remote);
  const [trying, setTrying] = useState(false);
  const [triedInVain, setTriedInVain] = useState(false);

  async function tryAgain() {
    setTrying(true);
    try {
      await load(remote);
      restart();
    } catch {
      setTriedInVain(true);
      setTrying(false);
    }
  }

  return (
    <Container>
      <EmptyState
        headingLevel={1}
        title="This part of the page is unavailable"
        action={
          <Button look="call" loading={trying} onClick={() => void tryAgain()}>
            Try again
          </Button>
        }
        alternative={<TextLink to="/">Home</TextLink>}
        phone={
          <>
            Or call us on <PhoneLink />, {seller.salesHours}.
          </>
        }
      >
        Everything else works, and nothing that you entered is lost.
        {triedInVain && (
          <Alert tone="error">It is still not there. Please try again in a moment, or call us.</Alert>
        )}
      </EmptyState>
    </Container>
  );
}
