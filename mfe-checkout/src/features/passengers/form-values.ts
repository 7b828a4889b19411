import type {
  BookingSession,
  LeadDetails,
  Passenger,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { dateOfBirth } from '@storefront/shared/domain/passengers/passenger-rules';
import { z } from 'zod';

import { formatPostcode } from './postcode';

const passengerValuesSchema = z.object({
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  birth: z.object({ day: z.string(), month: z.string(), year: z.string() }),
});
export type PassengerValues = z.output<typeof passengerValuesSchema>;

const leadValuesSchema = z.object({
  email: z.string(),
  phone: z.string(),
  postcode: z.string(),
  addressLineOne: z.string(),
  addressLineTwo: z.string(),
  city: z.string(),
  country: z.string(),
});
export type LeadValues = z.output<typeof leadValuesSchema>;

/** The form as typed: every value is text until it is sent. */
export const formValuesSchema = z.object({
  passengers: z.array(passengerValuesSchema),
  lead: leadValuesSchema,
});
export type FormValues = z.output<typeof formValuesSchema>;

const EMPTY_PASSENGER: PassengerValues = {
  title: '',
  firstName: '',
  lastName: '',
  birth: { day: '', month: '', year: '' },
};

/** The country that most shoppers live in, as the list of countries has it. */
export const HOME_COUNTRY = 'United Kingdom';

export const EMPTY_LEAD: LeadValues = {
  email: '',
  phone: '',
  postcode: '',
  addressLineOne: '',
  addressLineTwo: '',
  city: '',
  country: HOME_COUNTRY,
};

/** Builds the form of every guest from earlier values. The contact of the personalise step takes precedence (DEC-55). */
export function initialValues(
  guests: number,
  previousValues: FormValues | null,
  contact: BookingSession['contact'],
): FormValues {
  const lead = previousValues?.lead ?? EMPTY_LEAD;
  return {
    passengers: Array.from(
      { length: guests },
      (_, index) => previousValues?.passengers[index] ?? EMPTY_PASSENGER,
    ),
    lead: { ...lead, email: contact?.email || lead.email, phone: contact?.phone || lead.phone },
  };
}

/** Converts valid form values to the format of the booking session. The phone number stays as typed. */
export function passengersOfForm(
  { lead, passengers }: FormValues,
  today: IsoDate,
): { readonly lead: LeadDetails; readonly passengers: readonly Passenger[] } {
  return {
    lead: {
      ...lead,
      email: lead.email.trim(),
      postcode: formatPostcode(lead),
      addressLineOne: lead.addressLineOne.trim(),
      addressLineTwo: lead.addressLineTwo.trim(),
      city: lead.city.trim(),
    },
    passengers: passengers.map(({ title, firstName, lastName, birth }) => ({
      title,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      dateOfBirth: dateOfBirth(birth, today) ?? '',
    })),
  };
}

/** Converts the passengers of the booking session to form values; `null` when there are none. */
export function valuesOfSession({
  leadDetails,
  passengers,
}: Pick<BookingSession, 'leadDetails' | 'passengers'>): FormValues | null {
  if (leadDetails === null || passengers.length === 0) return null;
  return {
    lead: leadDetails,
    passengers: passengers.map(({ dateOfBirth: date, ...names }) => {
      const [year = '', month = '', day = ''] = date.split('-');
      return { ...names, birth: { day: String(Number(day)), month: String(Number(month)), year } };
    }),
  };
}
