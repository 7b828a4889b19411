import type { RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Container } from '@storefront/shared/ui/container';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { TextLink } from '@storefront/shared/ui/text-link';
import { useState } from 'react';

import { useRemoteSource } from './remote-source';
import { useRestart } from './restart-router';
import { useReloadIfReplaced } from './use-reload-if-replaced';

/**
 * Replaces a page of a remote that cannot be loaded (DEC-110). Header, footer, other routes and the booking session
 * keep working. Retry loads the remote again and then restarts the router without reloading the document.
 */
export function UnavailablePanel({ remote }: { readonly remote: RemoteSnapshot }) {
  const { seller } = useRuntime().config;
  const { load } = useRemoteSource();
  const restart = useRestart();
  useReloadIfReplaced(remote);
  const [isRetrying, setRetrying] = useState(false);
  const [retryFailed, setRetryFailed] = useState(false);

  async function retry() {
    setRetrying(true);
    try {
      await load(remote);
      restart();
    } catch {
      setRetryFailed(true);
      setRetrying(false);
    }
  }

  return (
    <Container>
      <EmptyState
        headingLevel={1}
        title="This part of the page is unavailable"
        action={
          <Button look="call" loading={isRetrying} onClick={() => void retry()}>
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
        {retryFailed && (
          <Alert tone="error">It is still not there. Please try again in a moment, or call us.</Alert>
        )}
      </EmptyState>
    </Container>
  );
}
