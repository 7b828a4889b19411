import { css } from '@emotion/react';
import { formatCount } from '@storefront/shared/domain/pricing/format-count';
import { MANAGE_LINK } from '@storefront/shared/domain/catalogue/manage-link';
import { phoneHref } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';
import { below, color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { Phone, ShieldCheck, Star } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Top bar with protection, reviews and phone (HDR-01). Shows an ATOL number only if one is configured (DEC-41). */
export function TrustBar() {
  const { seller } = useRuntime().config;

  return (
    <section css={barStyles} aria-label="Protection and contact">
      <Container>
        <div css={rowStyles}>
          <span css={partStyles}>
            <ShieldCheck size={16} aria-hidden />
            <strong>ATOL protected</strong>
            {seller.atolNumber && <span css={wideOnly}>{seller.atolNumber}</span>}
          </span>
          <ReviewLink />
          <span css={[partStyles, endStyles]}>
            <span css={wideOnly}>
              <Link to={MANAGE_LINK.path}>{MANAGE_LINK.label}</Link>
            </span>
            <span css={largeOnly}>Sales open {seller.salesHours}</span>
            <a href={phoneHref(seller.phone)}>
              <Phone size={16} aria-hidden css={phoneIconStyles} />
              {seller.phone}
            </a>
          </span>
        </div>
      </Container>
    </section>
  );
}

/** Review score and number of reviews, linked to the reviews if a URL is configured. */
function ReviewLink() {
  const { seller, reviews } = useRuntime().config;
  if (!reviews) return null;
  const content = (
    <>
      <Star size={16} aria-hidden />
      {reviews.score}
      <span css={largeOnly}> from {formatCount(reviews.count)} reviews</span>
    </>
  );
  if (!seller.reviewsUrl) return <span css={partStyles}>{content}</span>;
  return (
    <a
      href={seller.reviewsUrl}
      rel="noopener"
      css={reviewStyles}
      aria-label={`${reviews.score} from ${formatCount(reviews.count)} reviews`}
    >
      {content}
    </a>
  );
}

const barStyles = css`
  background: ${color.ink};
  color: ${color.onAction};
  font: ${text.small} ${family.body};

  & a {
    display: inline-flex;
    align-items: center;
    gap: ${space.xxs};
    min-height: 44px;
    color: inherit;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-decoration: none;

    ${from.large} {
      min-height: 36px;
    }
  }

  & a:hover {
    text-decoration: underline;
  }
`;

const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s};
  min-height: 44px;

  ${from.desktop} {
    gap: 0 ${space.l};
  }

  ${from.large} {
    min-height: 36px;
  }
`;

const partStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
`;

const reviewStyles = css`
  white-space: nowrap;
`;

const endStyles = css`
  margin-left: auto;
  gap: ${space.m};
`;

const phoneIconStyles = css`
  flex: none;

  ${below.desktop} {
    display: none;
  }
`;

const largeOnly = css`
  ${below.large} {
    display: none;
  }
`;

const wideOnly = css`
  ${below.desktop} {
    display: none;
  }
`;
