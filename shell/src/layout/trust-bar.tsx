import { css } from '@emotion/react';
import { phoneHref } from '@storefront/shared/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { ShieldCheck, Star } from 'lucide-react';

/** Top bar: protection, reviews, phone (HDR-01). */
export function TrustBar() {
  const { seller, reviews } = useRuntime().config;
  const reviewWords = reviews
    ? `${reviews.score} from ${reviews.count.toLocaleString('en-GB')} reviews`
    : null;

  return (
    <div css={barStyles}>
      <Container>
        <div css={rowStyles}>
          <span css={itemStyles}>
            <ShieldCheck size={16} aria-hidden />
            <strong>ATOL protected</strong>
            {seller.atolNumber && <span>{seller.atolNumber}</span>}
          </span>
          {reviewWords && (
            <span css={[itemStyles, wideOnly]}>
              <Star size={16} aria-hidden />
              {seller.reviewsUrl ? <a href={seller.reviewsUrl}>{reviewWords}</a> : reviewWords}
            </span>
          )}
          <span css={[itemStyles, endStyles]}>
            <span css={wideOnly}>Sales open {seller.salesHours}</span>
            <a href={phoneHref(seller.phone)}>{seller.phone}</a>
          </span>
        </div>
      </Container>
    </div>
  );
}

const barStyles = css`
  background: ${color.ink};
  color: ${color.onAction};
  font: ${text.small} ${family.body};

  & a {
    display: inline-flex;
    align-items: center;
    min-height: 40px;
    color: inherit;
    font-weight: 600;
  }
`;

const rowStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.l};
  min-height: 40px;
`;

const itemStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
`;

const endStyles = css`
  margin-left: auto;
  gap: ${space.m};
`;

const wideOnly = css`
  display: none;

  ${from.desktop} {
    display: inline-flex;
  }
`;
