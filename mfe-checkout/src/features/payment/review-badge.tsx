import { css } from '@emotion/react';
import { formatCount } from '@storefront/shared/domain/pricing/format-count';
import { useRuntime } from '@storefront/shared/runtime';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { Star } from 'lucide-react';

/** The review score of the seller from the settings, if there is one (PAY-08). */
export function ReviewBadge() {
  const { reviews, seller } = useRuntime().config;
  if (!reviews) return null;
  const label = `${reviews.score} (${formatCount(reviews.count)} reviews)`;
  return (
    <p css={badgeStyles}>
      <Star size={20} aria-hidden />
      {seller.reviewsUrl ? (
        <a href={seller.reviewsUrl} target="_blank" rel="noopener noreferrer">
          {label}
        </a>
      ) : (
        label
      )}
    </p>
  );
}

const badgeStyles = css`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${space.xs};
  padding: ${space.xxs} ${space.s};
  border-radius: ${radius.pill};
  background: ${color.tint};
  color: ${color.ink};
  font: 600 ${text.small} ${family.body};

  & a {
    color: inherit;
  }
`;
