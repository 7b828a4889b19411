import { css } from '@emotion/react';
import { clickableCardLinkStyles, clickableCardStyles } from '@storefront/shared/ui/clickable-card.styles';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import { Picture } from '@storefront/shared/ui/picture';
import { Price } from '@storefront/shared/composites/price/price';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { Link } from 'react-router-dom';

interface SmallCardProps {
  readonly name: string;
  readonly location: string;
  readonly pictureUrl: string | null;
  readonly pricePerPerson: Pence | null;
  readonly path: string;
  /** What the price includes, such as nights and date. */
  readonly note: string;
}

/** Renders a compact card of a holiday that the shopper has seen before. */
export function SmallCard({ name, location, pictureUrl, pricePerPerson, path, note }: SmallCardProps) {
  return (
    <article css={[clickableCardStyles, cardStyles]}>
      <div css={pictureStyles}>
        <Picture src={pictureUrl} alt="" ratio="3/2" sizes="240px" />
      </div>
      <div css={contentStyles}>
        <h3 css={nameStyles}>
          <Link to={path} css={clickableCardLinkStyles}>
            {name}
          </Link>
        </h3>
        {location !== '' && <p>{location}</p>}
        {pricePerPerson !== null && (
          <p css={priceStyles}>
            <Price amount={pricePerPerson} note={note} />
          </p>
        )}
      </div>
    </article>
  );
}

const cardStyles = css`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const pictureStyles = css`
  flex: none;
  border-radius: ${radius.card} ${radius.card} 0 0;
  overflow: hidden;
`;

const contentStyles = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.xxs};
  padding: ${space.s} ${space.m} ${space.m};
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
  overflow-wrap: anywhere;
`;

const nameStyles = css`
  margin: 0;
  font: 700 ${text.body} ${family.heading};
`;

const priceStyles = css`
  margin-top: auto;
  padding-top: ${space.xs};
`;
