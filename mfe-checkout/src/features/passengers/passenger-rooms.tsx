import { css } from '@emotion/react';
import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { roomLines } from '@storefront/shared/domain/rooms/room-lines';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Stack } from '@storefront/shared/ui/stack';
import { color, family, text } from '@storefront/shared/ui/tokens';
import type { FormikErrors } from 'formik';

import type { Guest } from '../../domain/guests';

import type { FormValues } from './form-values';
import { LeadFields } from './lead-fields';
import { passengerAgeNotices } from './passenger-ages';
import { PassengerFields } from './passenger-fields';

interface PassengerRoomsProps {
  readonly chosen: ChosenPackage;
  readonly guests: readonly Guest[];
  readonly values: FormValues;
  /** The errors to show. */
  readonly errors: FormikErrors<FormValues>;
  readonly today: IsoDate;
  readonly onChange: (path: string, value: string) => unknown;
}

/** A form for each guest (PAX-01), grouped by room when there are several rooms. */
export function PassengerRooms({ chosen, guests, values, errors, today, onChange }: PassengerRoomsProps) {
  const ages = passengerAgeNotices(chosen, guests, values.passengers, today);
  const renderForm = (guest: Guest, index: number) => {
    const passenger = values.passengers[index];
    return (
      passenger && (
        <PassengerFields
          key={index}
          guest={guest}
          index={index}
          passenger={passenger}
          errors={errors.passengers?.[index]}
          today={today}
          onChange={onChange}
          searchAgainPath={ages.searchAgainPath}
          {...ages.noticeFor(index)}
        >
          {index === 0 && <LeadFields lead={values.lead} errors={errors.lead} onChange={onChange} />}
        </PassengerFields>
      )
    );
  };
  const rooms = roomLines(chosen.rooms, chosen.occupancy);
  const forms = guests.map((guest, index) => ({ room: guest.room, form: renderForm(guest, index) }));

  return chosen.occupancy.map((_, index) => {
    const room = index + 1;
    const roomForms = forms.filter((entry) => entry.room === room).map(({ form }) => form);
    if (chosen.occupancy.length === 1)
      return (
        <Stack key={room} gap="l">
          {roomForms}
        </Stack>
      );
    return (
      <section key={room} aria-labelledby={`room-${room}`}>
        <Stack gap="m">
          <div>
            <SectionHeading id={`room-${room}`}>{rooms[index]?.label}</SectionHeading>
            <p css={roomStyles}>{rooms[index]?.value}</p>
          </div>
          {roomForms}
        </Stack>
      </section>
    );
  });
}

const roomStyles = css`
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;
