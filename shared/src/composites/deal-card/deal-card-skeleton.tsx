import { css } from '@emotion/react';

import { Skeleton } from '../../ui/skeleton';
import { color, radius, shadow, space } from '../../ui/tokens';

import * as styles from './deal-card.styles';

/** Renders the placeholder of a loading deal card in the same layout. Announce the loading state in the container. */
export function DealCardSkeleton() {
  return (
    <div css={[styles.card, frameStyles]} aria-hidden>
      <div css={[styles.picture, pictureStyles]}>
        <Skeleton height="100%" radius="field" />
      </div>
      <div css={styles.details}>
        <Skeleton height="20px" width="40%" radius="field" />
        <Skeleton height="28px" width="80%" radius="field" />
        <Skeleton height="20px" width="60%" radius="field" />
        <div css={styles.rating}>
          <Skeleton height="28px" width="70%" radius="field" />
        </div>
        <div css={styles.foot}>
          <div css={styles.offer}>
            <Skeleton height="20px" width="90%" radius="field" />
            <div css={priceStyles}>
              <Skeleton height="32px" width="70%" radius="field" />
            </div>
          </div>
          <div css={[styles.call, buttonStyles]}>
            <Skeleton height="44px" radius="field" />
          </div>
        </div>
      </div>
    </div>
  );
}

const frameStyles = css`
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

const pictureStyles = css`
  aspect-ratio: 4 / 3;
`;

const priceStyles = css`
  padding-top: ${space.xxs};
`;

const buttonStyles = css`
  min-width: 118px;
`;
