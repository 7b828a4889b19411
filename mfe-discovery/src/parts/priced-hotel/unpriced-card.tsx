import { css } from '@emotion/react';
import * as card from '@storefront/shared/composites/deal-card/deal-card.styles';
import { useRuntime } from '@storefront/shared/runtime';
import { Stars } from '@storefront/shared/composites/stars/stars';
import { below, color, family, radius, shadow, space, text } from '@storefront/shared/ui/tokens';
import { useId } from 'react';

import { HotelPhoto } from './hotel-photo';
import type { PricedRating } from './priced-entry';

interface UnpricedCardProps {
  readonly stars: PricedRating;
  readonly place: string;
}

/**
 * Renders a star class without a price online, without a link (LAND-25, LAND-26). The phone number is plain text, because
 * nothing on the card may be clickable; phones do not show the panel (DEC-80).
 */
export function UnpricedCard({ stars, place }: UnpricedCardProps) {
  const { phone } = useRuntime().config.seller;
  const id = useId();
  return (
    <article css={[frameStyles, card.card]} aria-labelledby={id}>
      <div css={card.picture}>
        <HotelPhoto src={null} loading={false} place={place} seed={Number(stars)} />
      </div>
      <div css={card.details}>
        <h3 css={card.title} id={id}>
          {stars}-star hotels in {place}
        </h3>
        <p>
          <Stars starClass={Number(stars)} />
        </p>
        <div css={card.foot}>
          <div css={card.offer}>
            <p>
              Price <strong css={noneStyles}>N/A</strong>
            </p>
            <div css={panelStyles}>
              <p>
                <strong>Call-centre only</strong>
              </p>
              <p>Call us for a price: {phone}</p>
            </div>
          </div>
        </div>
      </div>
    </article>
  );
}

const frameStyles = css`
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${shadow.card};

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const noneStyles = css`
  font: 700 ${text.h3} ${family.heading};
  color: ${color.ink};
`;

const panelStyles = css`
  margin-top: ${space.xs};
  padding: ${space.s};
  border-radius: ${radius.field};
  background: ${color.tint};
  color: ${color.ink};

  ${below.desktop} {
    display: none;
  }
`;
