import { css } from '@emotion/react';
import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { roomLines } from '@storefront/shared/domain/rooms/room-lines';
import { Card } from '@storefront/shared/ui/card';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Stack } from '@storefront/shared/ui/stack';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import type { FormikErrors } from 'formik';

import type { Guest } from '../../domain/guests';

import type { FormValues } from './form-values';
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

/** A form for each guest (PAX-01), on one card for each room. */
export function PassengerRooms({ chosen, guests, values, errors, today, onChange }: PassengerRoomsProps) {
  const ages = passengerAgeNotices(chosen, guests, values.passengers, today);
  const formOf = (guest: Guest, index: number) => {
    const passenger = values.passengers[index];
    return (
      passenger && (
        <PassengerFields
          guest={guest}
          index={index}
          passenger={passenger}
          errors={errors.passengers?.[index]}
          today={today}
          onChange={onChange}
          searchAgainPath={ages.searchAgainPath}
          {...ages.noticeFor(index)}
        />
      )
    );
  };
  const forms = guests.map((guest, index) => ({ room: guest.room, index, form: formOf(guest, index) }));

  return roomLines(chosen.rooms, chosen.occupancy).map(({ label, value }, index) => {
    const room = index + 1;
    const headingId = `room-${room}`;
    return (
      <Card key={room} as="section" aria-labelledby={headingId}>
        <Stack gap="m">
          <div css={headStyles}>
            <SectionHeading size="card" id={headingId}>
              {label}
            </SectionHeading>
            <p css={roomStyles}>{value}</p>
          </div>
          {forms
            .filter((entry) => entry.room === room)
            .map(({ index: guest, form }, position) => (
              <div key={guest} css={position > 0 && nextGuestStyles}>
                {form}
              </div>
            ))}
        </Stack>
      </Card>
    );
  });
}

const headStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.xxs} ${space.s};
`;

const roomStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const nextGuestStyles = css`
  padding-top: ${space.m};
  border-top: 1px solid ${color.lineSoft};
`;
