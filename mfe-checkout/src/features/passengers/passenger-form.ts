import type {
  BookingSession,
  LeadDetails,
  Passenger,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { IsoDate } from '@storefront/shared/dates/iso-date';
import { dateOfBirth, isEmail, isPhone, TITLES } from '@storefront/shared/passengers/passenger-rules';
import { array, object, string } from 'yup';
import { z } from 'zod';

/** The form as typed: everything is text until it is sent. */
export const formValuesSchema = z.object({
  passengers: z.array(
    z.object({
      title: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      birth: z.object({ day: z.string(), month: z.string(), year: z.string() }),
    }),
  ),
  lead: z.object({
    email: z.string(),
    phone: z.string(),
    postcode: z.string(),
    addressLineOne: z.string(),
    addressLineTwo: z.string(),
    city: z.string(),
    country: z.string(),
  }),
});
export type FormValues = z.output<typeof formValuesSchema>;

const NOBODY = { title: '', firstName: '', lastName: '', birth: { day: '', month: '', year: '' } };

/** One form for each guest, from the draft where there is one; the contact step has the last word (DEC-55). */
export function initialValues(
  guests: number,
  draft: FormValues | null,
  contact: BookingSession['contact'],
): FormValues {
  const passengers = Array.from({ length: guests }, (_, index) => draft?.passengers[index] ?? NOBODY);
  const lead = draft?.lead ?? {
    email: '',
    phone: '',
    postcode: '',
    addressLineOne: '',
    addressLineTwo: '',
    city: '',
    country: '',
  };
  return {
    passengers,
    lead: { ...lead, ...(contact ? { email: contact.email, phone: contact.phone } : {}) },
  };
}

/** All rules with the specified texts (PAX-VAL-01 to 16). */
export function passengersSchema(today: IsoDate) {
  const birth = object({ day: string().ensure(), month: string().ensure(), year: string().ensure() })
    .test(
      'there',
      'Date of birth is required',
      ({ day, month, year }) => day !== '' || month !== '' || year !== '',
    )
    .test('real', 'Please enter a valid date of birth', (parts) => {
      const empty = parts.day === '' && parts.month === '' && parts.year === '';
      return empty || dateOfBirth(parts, today) !== null;
    });
  const passenger = object({
    title: string()
      .oneOf([...TITLES], 'Title is required')
      .required('Title is required'),
    firstName: string().trim().required('First name is required'),
    lastName: string().trim().required('Last name is required'),
    birth,
  });
  const lead = object({
    email: string()
      .required('Email is required')
      .test('form', 'Please enter a valid email address', (text) => isEmail(text.trim())),
    phone: string()
      .required('Phone number is required')
      .test('form', 'Please enter a valid phone number', (text) => isPhone(text)),
    postcode: string().trim().required('Postcode is required'),
    addressLineOne: string().trim().required('Address line 1 is required'),
    addressLineTwo: string(),
    city: string().trim().required('City is required'),
    country: string().required('Country is required'),
  });
  return object({ passengers: array(passenger).required(), lead });
}

/** The form as the session keeps it; only after it passed its rules. */
export function enteredPassengers(
  values: FormValues,
  today: IsoDate,
): { readonly lead: LeadDetails; readonly passengers: readonly Passenger[] } {
  return {
    lead: { ...values.lead, email: values.lead.email.trim(), postcode: values.lead.postcode.trim() },
    passengers: values.passengers.map(({ title, firstName, lastName, birth }) => ({
      title,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      dateOfBirth: dateOfBirth(birth, today) ?? '',
    })),
  };
}
