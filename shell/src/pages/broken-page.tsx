import { useRuntime } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Row, Stack } from '@storefront/shared/ui/stack';

/** The last line of defence: a fault that no part of the page contained. */
export function BrokenPage() {
  const { seller } = useRuntime().config;

  return (
    <Container>
      <Stack gap="l">
        <PageHeading>Sorry, something went wrong</PageHeading>
        <p>
          We could not show this page. Load it again, or call us on{' '}
          <a href={`tel:${seller.phone.replaceAll(' ', '')}`}>{seller.phone}</a>.
        </p>
        <Row gap="m" wrap>
          <Button look="call" onClick={() => window.location.reload()}>
            Load the page again
          </Button>
          <ButtonLink to="/" look="outline">
            Home
          </ButtonLink>
        </Row>
      </Stack>
    </Container>
  );
}
