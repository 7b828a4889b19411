import { css } from '@emotion/react';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/heading';
import { space } from '@storefront/shared/ui/tokens';
import { useRevalidator } from 'react-router-dom';

interface DestinationErrorProps {
  readonly path: string;
  /** Message of the server, or the specified one. */
  readonly message: string;
}

/** Renders the error for a failed request (ERR-16). */
export function DestinationError({ path, message }: DestinationErrorProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <Container>
      <PageHead title="Holidays" canonicalPath={path} robots="noindex" />
      <div css={failedStyles}>
        <PageHeading>This page did not load</PageHeading>
        <Alert
          tone="error"
          title={message}
          action={
            <Button look="call" loading={state === 'loading'} onClick={() => void revalidate()}>
              Try again
            </Button>
          }
        >
          Nothing is lost. Try again in a moment, or call us on <PhoneLink />.
        </Alert>
      </div>
    </Container>
  );
}

const failedStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  padding: ${space.xxl} 0;
`;
