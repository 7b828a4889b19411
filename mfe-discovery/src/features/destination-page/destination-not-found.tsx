import { css } from '@emotion/react';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Container } from '@storefront/shared/ui/container';
import { EmptyState } from '@storefront/shared/ui/empty-state';
import { PageHeading } from '@storefront/shared/ui/heading';
import { space } from '@storefront/shared/ui/tokens';
import { useRevalidator } from 'react-router-dom';

const NONE = 'No data found';

interface DestinationErrorProps {
  readonly path: string;
  /** Message of the server, if it sent one. */
  readonly message: string | null;
}

/** Renders the error for an unknown page id (LAND-02, DEC-39). */
export function DestinationNotFound({ path, message }: DestinationErrorProps) {
  return (
    <Container>
      <PageHead title={NONE} description={NONE} canonicalPath={path} robots="noindex" />
      <EmptyState
        title={NONE}
        headingLevel={1}
        action={<ButtonLink to="/all-deals">See all deals</ButtonLink>}
        phone={
          <>
            Or call us on <PhoneLink />
          </>
        }
      >
        {message === null ? 'There is no page under this address.' : <Alert tone="error">{message}</Alert>}
      </EmptyState>
    </Container>
  );
}

/** Renders the error for a failed request (ERR-16). */
export function DestinationError({ path, message }: DestinationErrorProps & { readonly message: string }) {
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
