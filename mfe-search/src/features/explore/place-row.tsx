import { css } from '@emotion/react';
import type { ExploreDestination } from '@storefront/shared/api/explore/explore.schema';
import { destinationScene } from '@storefront/shared/domain/catalogue/destination-scene';
import { destinationName, findDestination } from '@storefront/shared/domain/catalogue/destinations';
import { formatDay } from '@storefront/shared/domain/dates/format-day';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { Price } from '@storefront/shared/composites/price/price';
import { useRuntime } from '@storefront/shared/runtime';
import { clickableCardLinkStyles, clickableCardStyles } from '@storefront/shared/ui/clickable-card.styles';
import { Picture } from '@storefront/shared/ui/picture';
import { below, color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';
import { Link } from 'react-router-dom';

import { shortDeparture } from '../../domain/places';

import { PlaceFacts } from './place-facts';

interface PlaceRowProps {
  readonly place: ExploreDestination;
  /** The hotels of the place. */
  readonly path: string;
  readonly isSelected: boolean;
  /** Whether the nights are beside the price, where they differ. */
  readonly showsNights: boolean;
  readonly isFirst: boolean;
  readonly onHover: (destinationId: number | null) => void;
}

/** A destination as one link to its hotels. */
export function PlaceRow(props: PlaceRowProps) {
  const { place, path, isSelected, showsNights, isFirst, onHover } = props;
  const { destinationId, price, departureDate, departureId, nights, hotels } = place;
  const { backendUrl } = useRuntime().config;
  const country = findDestination(destinationId)?.country;
  return (
    <article
      data-place={destinationId}
      css={[clickableCardStyles, rowStyles, isSelected && selectedStyles]}
      onPointerEnter={() => onHover(destinationId)}
      onPointerLeave={() => onHover(null)}
      onFocus={() => onHover(destinationId)}
      onBlur={() => onHover(null)}
    >
      <div css={pictureStyles}>
        <Picture
          src={`${backendUrl}/media/${destinationScene(destinationId)}/960.jpg`}
          alt=""
          ratio="fill"
          sizes="(min-width: 768px) 160px, 120px"
          priority={isFirst}
        />
      </div>
      <div css={factsStyles}>
        <h2 css={nameStyles}>
          <Link to={path} css={clickableCardLinkStyles}>
            {destinationName(destinationId)}
          </Link>
        </h2>
        <p>
          {country}
          {hotels !== null && ` · ${pluralize(hotels, 'hotel', 'hotels')}`}
        </p>
        <PlaceFacts place={place} />
      </div>
      <div css={priceStyles}>
        <Price amount={price} from />
        <p>
          {shortDeparture(departureId)}, <span css={dayStyles}>{formatDay(departureDate)}</span>
          {showsNights && `, ${pluralize(nights, 'night', 'nights')}`}
        </p>
      </div>
    </article>
  );
}

const rowStyles = css`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  overflow: hidden;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};

  & p {
    margin: 0;
  }

  ${from.desktop} {
    grid-template-columns: 148px minmax(0, 1fr) auto;
    min-height: 111px;
  }
`;

// Where the map with the card of the selected place is beside the list.
const dayStyles = css`
  white-space: nowrap;
`;

const selectedStyles = css`
  ${from.large} {
    outline: 2px solid ${color.action};
  }
`;

const pictureStyles = css`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.card} 0 0 ${radius.card};
  grid-row: 1 / span 2;

  ${from.desktop} {
    grid-row: auto;
  }
`;

const factsStyles = css`
  display: grid;
  align-content: center;
  gap: ${space.xxs};
  padding: ${space.xs} ${space.s} 0;
  min-width: 0;

  ${from.desktop} {
    padding: ${space.s} ${space.m};
  }
`;

const nameStyles = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
`;

const priceStyles = css`
  display: grid;
  align-content: center;
  justify-items: end;
  gap: ${space.xxs};
  padding: ${space.s} ${space.m};
  text-align: right;

  ${below.desktop} {
    grid-column: 2;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
    justify-items: start;
    padding: 0 ${space.s} ${space.xs};
    text-align: left;

    & > p {
      order: -1;
    }
  }
`;
