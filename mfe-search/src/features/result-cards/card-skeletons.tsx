import { css } from '@emotion/react';
import { Card } from '@storefront/shared/ui/card';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stack } from '@storefront/shared/ui/stack';
import { from, space } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';

/** Of the first page, until its cards have arrived (SRCH-ST-01). */
export const SKELETON_COUNT = 4;

interface CardSkeletonsProps {
  readonly label?: string;
  readonly count?: number;
}

/** Card skeletons with a message for screen readers. */
export function CardSkeletons({
  label = 'Searching for holidays',
  count = SKELETON_COUNT,
}: CardSkeletonsProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Stack gap="m">
        {Array.from({ length: count }, (_, card) => (
          <CardSkeleton key={card} />
        ))}
      </Stack>
    </div>
  );
}

function CardSkeleton() {
  return (
    <Card data-card-to-come aria-hidden>
      <div css={cardStyles}>
        <div css={pictureStyles}>
          <Skeleton height="100%" radius="field" />
        </div>
        <div css={linesStyles}>
          <Skeleton height="20px" width="40%" />
          <Skeleton height="28px" width="75%" />
          <Skeleton height="20px" width="55%" />
          <Skeleton height="20px" width="65%" />
          <Skeleton height="62px" width="90%" />
        </div>
      </div>
    </Card>
  );
}

const cardStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  ${from.desktop} {
    grid-template-columns: 256px minmax(0, 1fr);
  }
`;

const pictureStyles = css`
  height: 112px;

  ${from.desktop} {
    height: 194px;
  }
`;

const linesStyles = css`
  display: grid;
  align-content: start;
  gap: ${space.xs};
`;
