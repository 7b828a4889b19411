import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { airportName } from '@storefront/shared/domain/catalogue/airport-names';
import { DEAL_AIRPORT_CODES } from '@storefront/shared/domain/catalogue/airports';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { SEARCH_LIMITS } from '@storefront/shared/composites/rooms-guests/party-limits';
import { RoomsGuestsPicker } from '@storefront/shared/composites/rooms-guests/rooms-guests-picker';
import { SelectField } from '@storefront/shared/ui/select-field';

import { choiceFieldsStyles } from '../../parts/layout/choice-fields.styles';

import type { DealPrices } from './use-deal-prices';

interface DealChoiceFieldsProps {
  readonly prices: DealPrices;
}

/** Id of the control of the airport, the first one. */
export const AIRPORT_FIELD_ID = 'deal-airport';
/** Id of the control of the party. */
export const PARTY_FIELD_ID = 'deal-party';

/** Departure airport, board and nights; for deals with live prices also the party (DEAL-09, DEAL-10). */
export function DealChoiceFields({ prices }: DealChoiceFieldsProps) {
  const { filters, boardOptions, nightOptions, online, rooms, chooseFilters, chooseRooms } = prices;
  const airports = [...new Set([...DEAL_AIRPORT_CODES, filters.airportCode])];
  return (
    <div css={choiceFieldsStyles}>
      <SelectField
        id={AIRPORT_FIELD_ID}
        label="Flying from"
        options={airports.map((code) => ({ value: code, label: airportName(code) }))}
        value={filters.airportCode}
        onValueChange={(airportCode) => chooseFilters({ airportCode })}
      />
      <SelectField
        label="Board basis"
        options={boardOptions.map((code) => ({ value: code, label: boardName(code) }))}
        value={filters.boardBasis}
        onValueChange={(boardBasis) => chooseFilters({ boardBasis })}
      />
      <SelectField
        label="Nights"
        options={nightOptions.map((count) => ({
          value: String(count),
          label: pluralize(count, 'night', 'nights'),
        }))}
        value={String(filters.nights)}
        onValueChange={(nights) => chooseFilters({ nights: Number(nights) })}
      />
      {online && (
        <RoomsGuestsPicker
          id={PARTY_FIELD_ID}
          label="Guests and rooms"
          value={rooms}
          onValueChange={chooseRooms}
          limits={SEARCH_LIMITS}
        />
      )}
    </div>
  );
}
