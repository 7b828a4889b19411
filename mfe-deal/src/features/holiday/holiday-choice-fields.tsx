import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { DETAILS_LIMITS } from '@storefront/shared/composites/rooms-guests/party-limits';
import { RoomsGuestsPicker } from '@storefront/shared/composites/rooms-guests/rooms-guests-picker';
import {
  airportGroups,
  airportItem,
  findAirports,
} from '@storefront/shared/composites/search-form/search-options';
import { SearchableSelect } from '@storefront/shared/ui/searchable-select';
import { SelectField } from '@storefront/shared/ui/select-field';

import { choiceFieldsStyles } from '../../parts/layout/choice-fields.styles';

import type { Holiday } from './use-holiday';

/** Id of the control of the party. */
export const PARTY_FIELD_ID = 'holiday-party';
/** Id of the choices. */
export const CHOICES_ID = 'holiday-choices';
/** Id of the control of the nights, which is followed by the board. */
export const NIGHTS_FIELD_ID = 'holiday-nights';

/** Nights, board, departure airport and party (HD-05). */
export function HolidayChoiceFields({ holiday }: { readonly holiday: Holiday }) {
  const { choice, change, nights, initialNights, offers, selection } = holiday;
  const board = selection?.boardBasis ?? choice.boardBasis ?? '';
  const boards = offers?.boards.length ? offers.boards : board === '' ? [] : [board];

  return (
    <div css={choiceFieldsStyles}>
      <SelectField
        id={NIGHTS_FIELD_ID}
        label="Duration"
        options={nightOptions(nights, initialNights)}
        value={String(nights)}
        onValueChange={(next) => change({ nights: Number(next) })}
      />
      <SelectField
        label="Board basis"
        options={boards.map((code) => ({ value: code, label: boardName(code) }))}
        value={board}
        onValueChange={(boardBasis) => change({ boardBasis })}
      />
      <SearchableSelect
        label="Flying from"
        value={airportItem(choice.departureId)}
        onValueChange={({ id }) => change({ departureId: id })}
        groups={airportGroups}
        search={findAirports}
        emptyText="No airports found"
        placeholder="Search airports"
      />
      <RoomsGuestsPicker
        id={PARTY_FIELD_ID}
        label="Guests and rooms"
        value={choice.rooms}
        onValueChange={(rooms) => change({ rooms })}
        limits={DETAILS_LIMITS}
      />
    </div>
  );
}

/** Returns 2 to 14 and 21 nights, and the additional ones (DEC-13). */
function nightOptions(...additional: readonly number[]) {
  const all = new Set([...Array.from({ length: 13 }, (_, index) => index + 2), 21, ...additional]);
  return [...all]
    .sort((one, other) => one - other)
    .map((count) => ({ value: String(count), label: pluralize(count, 'night', 'nights') }));
}
