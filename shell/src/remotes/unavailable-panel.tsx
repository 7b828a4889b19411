import type { RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { useRuntime } from '@storefront/shared/runtime';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { useState } from 'react';

import { useRestart } from '../router/restart';

import { useRemoteSource } from './remote-source';

/**
 * Stands where a remote cannot be shown (DEC-110). Header, footer, the other routes and the booking go on;
 * Retry asks for the remote again and, once it is there, starts the routes afresh in the same tab.
 */
export function UnavailablePanel({ remote }: { readonly remote: RemoteSnapshot }) {
  const { seller } = useRuntime().config;
  const { load } = useRemoteSource();
  const restart = useRestart();
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
      <Stack gap="l">
        <PageHeading>This part of the page is unavailable</PageHeading>
        <p>
          Everything else works, and nothing that you entered is lost. Try again, or call us on{' '}
          <a href={`tel:${seller.phone.replaceAll(' ', '')}`}>{seller.phone}</a>.
        </p>
        {triedInVain && (
          <Alert tone="error">It is still not there. Please try again in a moment, or call us.</Alert>
        )}
        <Row gap="m" wrap>
          <Button look="call" loading={trying} onClick={() => void tryAgain()}>
            Try again
          </Button>
          <ButtonLink to="/" look="outline">
            Home
          </ButtonLink>
        </Row>
      </Stack>
    </Container>
  );
}
