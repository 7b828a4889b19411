import { css } from '@emotion/react';
import { useClaim } from '@storefront/shared/composites/claims/use-claim';
import { useRuntime } from '@storefront/shared/runtime';
import { ReviewScore } from '@storefront/shared/composites/review-score/review-score';
import { linkStyles } from '@storefront/shared/ui/text-link';
import { color, family, space, text } from '@storefront/shared/ui/tokens';

/** Renders review score and customer count (BADGE-06, DEC-43); nothing without reviews. */
export function ReviewProof() {
  const { reviews, seller } = useRuntime().config;
  const customers = useClaim('customers');
  if (reviews === null) return null;
  return (
    <p css={proofStyles}>
      <ReviewScore score={reviews.score} count={reviews.count} />
      {customers && (
        <span>
          <span>{customers.text}</span> {customers.words}
        </span>
      )}
      {seller.reviewsUrl !== null && (
        <a href={seller.reviewsUrl} css={linkStyles}>
          Read the reviews
        </a>
      )}
    </p>
  );
}

const proofStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  margin: 0;
  font: 600 ${text.body} ${family.body};
  color: ${color.ink};
`;
