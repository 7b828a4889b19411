import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import { guestTitle, type Guest } from '../../domain/guests';
import type { ErrorGroup, FieldError } from '@storefront/shared/composites/error-summary/error-summary';

import { birthDateProblem } from './birth-date-problem';
import type { FormValues } from './form-values';

/** Returns the message at a path such as `passengers.0.birth` of Formik's nested errors. */
export function errorAt(errors: unknown, path: string): string | undefined {
  const message = path
    .split('.')
    .reduce<unknown>((node, part) => (isRecord(node) ? node[part] : undefined), errors);
  return typeof message === 'string' ? message : undefined;
}

/** The groups of the fields that only the lead passenger has, in page order. */
export const LEAD_GROUPS = {
  contact: { title: 'How we reach you', fields: ['email', 'phone'] },
  address: {
    title: 'Lead passenger’s home address',
    fields: ['country', 'postcode', 'addressLineOne', 'addressLineTwo', 'city'],
  },
} as const;

/** Returns the messages in page order, by guest and group. Those without errors are left out. */
export function errorsInGroups(
  errors: unknown,
  values: FormValues,
  guests: readonly Guest[],
  today: IsoDate,
): readonly ErrorGroup[] {
  return [
    ...guests.map((guest, index) => ({
      title: guestTitle(guest, index),
      errors: passengerErrors(errors, values, index, today),
    })),
    ...Object.values(LEAD_GROUPS).map(({ title, fields }) => ({
      title,
      errors: messages(
        errors,
        fields.map((field) => `lead.${field}`),
      ),
    })),
  ].filter((group) => group.errors.length > 0);
}

function passengerErrors(
  errors: unknown,
  values: FormValues,
  index: number,
  today: IsoDate,
): readonly FieldError[] {
  const at = `passengers.${index}`;
  const birth = values.passengers[index]?.birth;
  const part = birth && birthDateProblem(birth, today)?.parts[0];
  return [
    ...messages(errors, [`${at}.title`, `${at}.firstName`, `${at}.lastName`]),
    ...messages(errors, [`${at}.birth`]).map(({ id, message }) => ({
      id: part ? birthPartId(id, part) : id,
      message,
    })),
  ];
}

/** The id of the whole date is the id of its day field. */
export function birthPartId(birthId: string, part: 'day' | 'month' | 'year'): string {
  return part === 'day' ? birthId : `${birthId}.${part}`;
}

function messages(errors: unknown, paths: readonly string[]): FieldError[] {
  return paths.flatMap((id) => {
    const message = errorAt(errors, id);
    return message === undefined ? [] : [{ id, message }];
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
