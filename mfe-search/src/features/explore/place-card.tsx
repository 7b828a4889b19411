import { css } from '@emotion/react';
import type { ExploreDestination } from '@storefront/shared/api/explore/explore.schema';
import { destinationScene } from '@storefront/shared/domain/catalogue/destination-scene';
import { destinationName, findDestination } from '@storefront/shared/domain/catalogue/destinations';
import { formatDay } from '@storefront/shared/domain/dates/format-day';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { Price } from '@storefront/shared/composites/price/price';
import { useRuntime } from '@storefront/shared/runtime';
import { ButtonLink } from '@storefront/shared/ui/button-link';
import { Picture } from '@storefront/shared/ui/picture';
import { color, family, from, radius, shadow, space, text } from '@storefront/shared/ui/tokens';

import { shortDeparture } from '../../domain/places';

import { PlaceFacts } from './place-facts';

interface PlaceCardProps {
  readonly place: ExploreDestination;
  /** The hotels of the place. */
  readonly path: string;
}

/** The place that is selected on the map, with the step to its hotels. */
export function PlaceCard({ place, path }: PlaceCardProps) {
  const { destinationId, price, departureDate, departureId, nights } = place;
  const { backendUrl } = useRuntime().config;
  const name = destinationName(destinationId);
  const country = findDestination(destinationId)?.country;
  return (
    <section aria-label={`Selected: ${name}`} css={cardStyles}>
      <div css={pictureStyles}>
        <Picture
          src={`${backendUrl}/media/${destinationScene(destinationId)}/960.jpg`}
          alt=""
          ratio="fill"
          sizes="(min-width: 640px) 190px, 112px"
        />
      </div>
      <div css={contentStyles}>
        <div css={headStyles}>
          <h2 css={nameStyles}>{country ? `${name}, ${country}` : name}</h2>
          <Price amount={price} from />
        </div>
        <PlaceFacts place={place} />
        <p>
          {formatDay(departureDate)}, {pluralize(nights, 'night', 'nights')}, {shortDeparture(departureId)}
        </p>
      </div>
      <div css={actionStyles}>
        <ButtonLink to={path} look="call" wide>
          {stepLabel(place, name)}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The number counts the month, and the next page shows five days: so it is not promised there. */
function stepLabel({ hotels }: ExploreDestination, name: string): string {
  return hotels === 1 ? `See the hotel in ${name}` : `See hotels in ${name}`;
}

const cardStyles = css`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};

  & p {
    margin: 0;
  }

  ${from.small} {
    grid-template-columns: 184px minmax(0, 1fr);
  }
`;

const pictureStyles = css`
  position: relative;
  min-height: 112px;

  ${from.small} {
    grid-row: 1 / span 2;
  }
`;

const contentStyles = css`
  display: grid;
  align-content: center;
  gap: ${space.xs};
  padding: ${space.s} ${space.m};
`;

const headStyles = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space.m};
`;

const nameStyles = css`
  margin: 0;
  font: 700 ${text.h4} ${family.heading};
  color: ${color.ink};
`;

const actionStyles = css`
  grid-column: 1 / -1;
  padding: 0 ${space.m} ${space.m};

  ${from.small} {
    grid-column: 2;
  }
`;
