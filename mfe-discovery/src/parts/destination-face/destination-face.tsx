import { css } from '@emotion/react';
import type { CardPrice } from '@storefront/shared/api/content/card-prices.schema';
import { DESTINATIONS } from '@storefront/shared/domain/catalogue/destinations';
import { clickableCardLinkStyles, clickableCardStyles } from '@storefront/shared/ui/clickable-card.styles';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { useRuntime } from '@storefront/shared/runtime';
import { Badge } from '@storefront/shared/ui/badge';
import { Picture } from '@storefront/shared/ui/picture';
import { Price } from '@storefront/shared/composites/price/price';
import { Spinner } from '@storefront/shared/ui/spinner';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import { Moon, Utensils } from 'lucide-react';
import { Link } from 'react-router-dom';

interface DestinationFaceProps {
  readonly name: string;
  /** `/page/{id}` */
  readonly path: string;
  /** Scene and variant of the media service, such as `beach-3`. */
  readonly scene: string;
  /** `null` while it is loading. */
  readonly price: CardPrice | null;
  readonly note?: string;
}

/** Renders a destination with its from-price as one link (HOME-16, HOME-17). The size does not depend on the price. */
export function DestinationFace({ name, path, scene, price, note = '' }: DestinationFaceProps) {
  const { backendUrl } = useRuntime().config;
  const where = DESTINATIONS.find((destination) => destination.name === name);

  return (
    <article css={[clickableCardStyles, cardStyles]}>
      <div css={pictureStyles}>
        <Picture
          src={`${backendUrl}/media/${scene}/960.jpg`}
          alt=""
          ratio="3/2"
          sizes="(min-width: 1024px) 280px, (min-width: 768px) 33vw, 50vw"
        />
        <span css={badgeStyles}>
          <Badge>Flight + Hotel</Badge>
        </span>
      </div>
      <div css={contentStyles}>
        <div>
          <h3 css={nameStyles}>
            <Link to={path} css={clickableCardLinkStyles}>
              {name}
            </Link>
          </h3>
          {where && <p>{regionOf(where)}</p>}
          {note !== '' && <p>{note}</p>}
        </div>
        {price === null ? <PriceToCome /> : <LoadedPrice {...price} />}
      </div>
    </article>
  );
}

function PriceToCome() {
  return (
    <p css={loadingStyles}>
      <Spinner label="" /> Loading...
    </p>
  );
}

function LoadedPrice({ price, nights, boardName, basis }: CardPrice) {
  return (
    <>
      <p css={priceStyles}>{price !== null && <Price amount={price} from note={basis ?? ''} />}</p>
      {nights !== null && (
        <ul css={chipsStyles}>
          <li>
            <Moon size={16} aria-hidden /> {pluralize(nights, 'night', 'nights')}
          </li>
          {boardName !== null && (
            <li>
              <Utensils size={16} aria-hidden /> {boardName}
            </li>
          )}
        </ul>
      )}
    </>
  );
}

/** `Turkish Riviera, Turkey`, or the country alone. */
function regionOf({
  country,
  region,
  name,
}: {
  country: string;
  region: string | null;
  name: string;
}): string {
  return region === null || region === name || region === country ? country : `${region}, ${country}`;
}

const cardStyles = css`
  display: flex;
  flex-direction: column;
  height: 100%;
`;

const pictureStyles = css`
  position: relative;
  flex: none;
  border-radius: ${radius.card} ${radius.card} 0 0;
  overflow: hidden;
`;

const badgeStyles = css`
  position: absolute;
  top: ${space.s};
  left: ${space.s};
`;

// Reserves space for the price and one line of chips, so that nothing shifts when they load.
const contentStyles = css`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(62px, auto) minmax(48px, 1fr);
  gap: ${space.xxs};
  padding: ${space.m};
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
  overflow-wrap: anywhere;

  ${from.large} {
    grid-template-rows: auto minmax(62px, auto) minmax(24px, 1fr);
  }
`;

const nameStyles = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
`;

const loadingStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
`;

const priceStyles = css`
  align-self: end;
`;

const chipsStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: ${space.xxs} ${space.m};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space.xxs};
  }

  & svg {
    flex: none;
  }
`;
