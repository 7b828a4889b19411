import { css } from '@emotion/react';
import { DEFAULT_OCCUPANCY, type Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import {
  DETAILS_LIMITS,
  SEARCH_LIMITS,
  type PartyLimits,
} from '@storefront/shared/composites/rooms-guests/party-limits';
import { RoomsGuestsPicker } from '@storefront/shared/composites/rooms-guests/rooms-guests-picker';
import { useState } from 'react';

import type { Example } from '../example';

export const roomsGuestsPickerExample: Example = {
  title: 'Rooms and guests picker',
  group: 'Search',
  purpose: 'The guests of each room; search and holiday details have different limits.',
  states: [
    {
      name: 'Limits of a search',
      Component: () => <Picker limits={SEARCH_LIMITS} first={DEFAULT_OCCUPANCY} />,
    },
    {
      name: 'Limits of a holiday: up to four rooms, children up to 17',
      Component: () => <Picker limits={DETAILS_LIMITS} first={FAMILY} />,
    },
    {
      name: 'Three rooms: more are booked by phone',
      Component: () => <Picker limits={SEARCH_LIMITS} first={[...FAMILY, ...FAMILY, ...DEFAULT_OCCUPANCY]} />,
    },
    {
      name: 'Four rooms: no more can be added',
      Component: () => (
        <Picker limits={DETAILS_LIMITS} first={[...FAMILY, ...FAMILY, ...FAMILY, ...FAMILY]} />
      ),
    },
  ],
};

const FAMILY: Occupancy = [{ adults: 2, children: 2, childAges: [4, 12] }];

function Picker({ limits, first }: { readonly limits: PartyLimits; readonly first: Occupancy }) {
  const [rooms, setRooms] = useState(first);
  return (
    <div css={boxStyles}>
      <RoomsGuestsPicker label="Guests/Rooms" value={rooms} onValueChange={setRooms} limits={limits} />
    </div>
  );
}

const boxStyles = css`
  max-width: 320px;
`;
