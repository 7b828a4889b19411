import { Popover } from '@base-ui/react/popover';
import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';

import { describeOccupancy, type Occupancy, type RoomOccupancy } from '../../domain/occupancy/occupancy';
import { PhoneLink } from '../page/phone-link';
import { Button } from '../../ui/button';
import { PickerField } from '../../ui/picker-field';
import { pickerBoxStyles, pickerButtonStyles, pickerPositionerStyles } from '../../ui/picker.styles';
import { SelectField } from '../../ui/select-field';
import { Stepper } from '../../ui/stepper';
import { color, family, space, text } from '../../ui/tokens';

import type { PartyLimits } from './party-limits';
import { addRoom, changeRoom, removeRoom, setChildren } from './rooms-guests';

export interface RoomsGuestsPickerProps {
  /** Id of the button. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly value: Occupancy;
  readonly onValueChange: (rooms: Occupancy) => void;
  readonly limits: PartyLimits;
}

/** Renders the field of `RoomsGuestsPicker`, which loads this module at the first use. It starts open. */
export function RoomsGuestsBox({ id, label, value, onValueChange, limits }: RoomsGuestsPickerProps) {
  return (
    <Popover.Root defaultOpen>
      <PickerField
        label={label}
        text={describeOccupancy(value)}
        icon={<ChevronDown size={20} aria-hidden />}
        button={(content) => <Popover.Trigger id={id} {...content} css={pickerButtonStyles} />}
      />
      <Popover.Portal>
        <Popover.Positioner css={pickerPositionerStyles} sideOffset={4} align="end">
          <Popover.Popup css={[pickerBoxStyles, roomsStyles]} aria-label={label}>
            {value.map((room, index) => (
              <RoomFields
                key={index}
                number={index + 1}
                room={room}
                limits={limits}
                onChange={(changed) => onValueChange(changeRoom(value, index, changed))}
                onRemove={index === 0 ? null : () => onValueChange(removeRoom(value, index))}
              />
            ))}
            {value.length < limits.rooms ? (
              <Button look="outline" wide onClick={() => onValueChange(addRoom(value))}>
                Add a room
              </Button>
            ) : (
              limits.moreRooms && (
                <p css={moreStyles}>
                  If you would like to book more rooms, call our Sales Team on <PhoneLink />
                </p>
              )
            )}
            <Popover.Close render={<Button wide>Done</Button>} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

interface RoomFieldsProps {
  readonly number: number;
  readonly room: RoomOccupancy;
  readonly limits: PartyLimits;
  readonly onChange: (room: RoomOccupancy) => void;
  readonly onRemove: (() => void) | null;
}

function RoomFields({ number, room, limits, onChange, onRemove }: RoomFieldsProps) {
  const ages = Array.from({ length: limits.childAge + 1 }, (_, age) => ({
    value: String(age),
    label: String(age),
  }));

  return (
    <fieldset css={roomStyles}>
      <legend css={legendStyles}>Room {number}</legend>
      <Stepper
        label="Adults"
        hint={limits.adultsHint}
        value={room.adults}
        min={1}
        max={limits.adults}
        onValueChange={(adults) => onChange({ ...room, adults })}
      />
      <Stepper
        label="Children"
        hint={`0-${limits.childAge} on the return date`}
        value={room.children}
        min={0}
        max={limits.children}
        onValueChange={(children) => onChange(setChildren(room, children, limits.onChildrenChange))}
      />
      {room.childAges.map((age, child) => (
        <SelectField
          key={child}
          label={`Age of child ${child + 1} on the return date`}
          options={ages}
          value={String(age)}
          onValueChange={(next) => onChange({ ...room, childAges: room.childAges.with(child, Number(next)) })}
        />
      ))}
      {onRemove && (
        <Button look="quiet" onClick={onRemove}>
          Remove room {number}
        </Button>
      )}
    </fieldset>
  );
}

const roomsStyles = css`
  display: grid;
  gap: ${space.m};
  width: min(360px, 94vw);
`;

const roomStyles = css`
  display: grid;
  gap: ${space.s};
  margin: 0;
  padding: 0 0 ${space.m};
  border: 0;
  border-bottom: 1px solid ${color.lineSoft};
`;

const legendStyles = css`
  padding: 0;
  margin-bottom: ${space.xs};
  font: 700 ${text.lead} ${family.heading};
`;

const moreStyles = css`
  font: ${text.small} ${family.body};
`;
