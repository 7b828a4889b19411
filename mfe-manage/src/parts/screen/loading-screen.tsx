import { PageHead } from '@storefront/shared/composites/page/page-head';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { useIsSlow } from '@storefront/shared/composites/page/slow-notice';
import { Container } from '@storefront/shared/ui/container';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stack } from '@storefront/shared/ui/stack';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { css } from '@emotion/react';

/** Shown while a booking is opened, and by the server, which never knows a booking. */
export function LoadingScreen() {
  const isSlow = useIsSlow();
  return (
    <Container>
      <PageHead title="Manage my booking" robots="noindex" />
      <div css={screenStyles} role="status" aria-label="Opening your booking">
        <PageHeading>Manage my booking</PageHeading>
        {isSlow && (
          <p>
            This takes longer than usual. You can wait, or call us on <PhoneLink />.
          </p>
        )}
        <Stack gap="m">
          <Skeleton height="200px" />
          <Skeleton height="280px" />
        </Stack>
      </div>
    </Container>
  );
}

// The footer stays below the view: the content would push it out of there.
const screenStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  min-height: 100vh;
  padding-top: ${space.l};
  align-content: start;
  color: ${color.inkSoft};
  font: ${text.body} ${family.body};
`;
