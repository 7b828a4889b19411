import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import { guestTitle, type Guest } from '../../domain/guests';

import { birthDateProblem } from './birth-date-problem';
import { EMPTY_LEAD, type FormValues } from './form-values';

/** Returns the message at a path such as `passengers.0.birth` of Formik's nested errors. */
export function errorAt(errors: unknown, path: string): string | undefined {
  const message = path
    .split('.')
    .reduce<unknown>((node, part) => (isRecord(node) ? node[part] : undefined), errors);
  return typeof message === 'string' ? message : undefined;
}

export interface FieldError {
  /** Id of the control to correct. */
  readonly id: string;
  readonly message: string;
}

export interface GuestErrors {
  /** Legend of the guest's form. */
  readonly guest: string;
  readonly errors: readonly FieldError[];
}

/** Returns the messages in page order, grouped by guest. Guests without errors are left out. */
export function errorsByGuest(
  errors: unknown,
  values: FormValues,
  guests: readonly Guest[],
  today: IsoDate,
): readonly GuestErrors[] {
  return guests
    .map((guest, index) => ({
      guest: guestTitle(guest, index),
      errors: [
        ...passengerErrors(errors, values, index, today),
        ...(index === 0 ? messages(errors, LEAD_PATHS) : []),
      ],
    }))
    .filter((guest) => guest.errors.length > 0);
}

const LEAD_PATHS = Object.keys(EMPTY_LEAD).map((field) => `lead.${field}`);

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
