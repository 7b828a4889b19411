import { css } from '@emotion/react';
import type { ExploreDestination } from '@storefront/shared/api/explore/explore.schema';
import { formatDuration } from '@storefront/shared/domain/flights/flight-duration';
import { color, space } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { Plane, Sun } from 'lucide-react';

/** Flight time and usual temperature of a place. What is not available is left out. */
export function PlaceFacts({ place }: { readonly place: ExploreDestination }) {
  const { flightMinutes, temperature } = place;
  return (
    <p css={factsStyles}>
      {flightMinutes !== null && (
        <span css={factStyles}>
          <Plane size={16} aria-hidden />
          <VisuallyHidden>Flight </VisuallyHidden>
          {formatDuration(flightMinutes)}
        </span>
      )}
      {temperature !== null && (
        <span css={factStyles}>
          <Sun size={16} aria-hidden />
          {`${temperature} °C`}
          <VisuallyHidden> by day</VisuallyHidden>
        </span>
      )}
    </p>
  );
}

const factsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xxs} ${space.m};
`;

const factStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xxs};
  color: ${color.ink};

  & svg {
    color: ${color.action};
  }
`;
