import { css } from '@emotion/react';

import { PhoneLink } from '../page/phone-link';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Skeleton } from '../../ui/skeleton';
import { color, family, from, space, text } from '../../ui/tokens';

/** Renders the placeholder of the gallery in the same height. */
export function GallerySkeleton() {
  return (
    <div css={photosStyles}>
      <Skeleton height="100%" />
    </div>
  );
}

/** Renders the placeholder of the hotel facts and announces that they are loading (SRCH-MOD-04). */
export function HotelFactsSkeleton() {
  return (
    <div css={factsStyles}>
      <p role="status" css={statusStyles}>
        Loading hotel details...
      </p>
      <Skeleton height="24px" width="60%" radius="field" />
      <Skeleton height="160px" />
    </div>
  );
}

/** Renders the error when the hotel record could not be loaded. The prices are not affected. */
export function HotelDetailsError({ onClose }: { readonly onClose: () => void }) {
  return (
    <EmptyState
      title="We could not load the details of this hotel"
      action={
        <Button look="outline" onClick={onClose}>
          Close
        </Button>
      }
      phone={
        <>
          We can tell you about it on <PhoneLink />
        </>
      }
    >
      The prices stay as they are. Nothing is lost.
    </EmptyState>
  );
}

const factsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

const statusStyles = css`
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;

const photosStyles = css`
  aspect-ratio: 16 / 9;

  ${from.small} {
    aspect-ratio: 8 / 3;
  }
`;
