import { css } from '@emotion/react';
import { AWARDS, STYLES } from '@storefront/shared/domain/catalogue/hotel-filter-values';
import { color, space } from '@storefront/shared/ui/tokens';

import { AmenityGroup } from './amenity-group';
import { BoardGroup } from './board-group';
import type { FiltersProps } from './filter-props';
import { AirportGroup, BagGroup, OutboundTimeGroup } from './flight-groups';
import { HotelNameField } from './hotel-name-field';
import { NameGroup } from './name-group';
import { PriceFilter } from './price-filter';
import { RatingGroup } from './rating-group';
import { ResortGroup } from './resort-group';
import { StarGroup } from './star-group';

/** All filter groups. */
export function FilterGroups(props: Omit<FiltersProps, 'onClear'>) {
  const { choice, stats, resorts, guests, onChange, onCountsNeeded } = props;
  const group = { choice, stats, onChange };
  const counted = { ...group, onCountsNeeded };
  return (
    <ul css={groupsStyles}>
      <li>
        <HotelNameField value={choice.hotelName} onChange={(hotelName) => onChange({ hotelName })} />
      </li>
      <li>
        <BoardGroup {...group} />
      </li>
      <li>
        <StarGroup {...group} />
      </li>
      <li>
        <PriceFilter {...group} guests={guests} />
      </li>
      <li>
        <RatingGroup {...counted} />
      </li>
      <li>
        <AirportGroup {...group} />
      </li>
      <li>
        <OutboundTimeGroup {...group} />
      </li>
      <li>
        <BagGroup {...group} />
      </li>
      <li>
        <ResortGroup {...group} resorts={resorts} />
      </li>
      <li>
        <AmenityGroup {...counted} />
      </li>
      <li>
        <NameGroup {...counted} legend="Style" group="styles" names={STYLES} />
      </li>
      <li>
        <NameGroup {...counted} legend="Awards" group="awards" names={AWARDS} />
      </li>
    </ul>
  );
}

const groupsStyles = css`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding-block: ${space.m};
    border-bottom: 1px solid ${color.lineSoft};
  }

  /* A group without values on this date. */
  & > li:empty {
    display: none;
  }
`;
