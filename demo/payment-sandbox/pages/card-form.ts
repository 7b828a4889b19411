import type { Clock } from '@storefront/shared/platform/time/clock';
import { z } from 'zod';

import { hasExpired } from '@storefront/backend/payments/card-expiry';
import { passesLuhn } from '@storefront/backend/payments/luhn';
import { CardInput } from '@storefront/backend/payments/payment-provider';

/** The fields of the card form, in the order they are shown. */
export const CARD_FIELDS = ['number', 'expiry', 'code', 'name'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** What is wrong, in words to show next to the field. */
export type CardErrors = Readonly<Partial<Record<CardField, string>>>;

export interface RefusedCard {
  readonly errors: CardErrors;
  /** The only thing typed that is shown again. */
  readonly name: string;
}

/** Longer ones are on no card. */
export const NAME_LENGTH = 100;

const text = z.string().catch('');
const fieldsSchema = z
  .object({ number: text, expiry: text, code: text, name: text })
  .catch({ number: '', expiry: '', code: '', name: '' });

/** The card that was typed, or what is wrong with each field. */
export function readCardForm(body: unknown, clock: Pick<Clock, 'today'>): CardInput | RefusedCard {
  const fields = fieldsSchema.parse(body);
  const number = fields.number.replaceAll(/[\s-]/g, '');
  const code = fields.code.trim();
  const name = fields.name.trim();
  const expires = readExpiry(fields.expiry.trim());

  const found: Record<CardField, string | null> = {
    number: numberError(number),
    expiry: expiryError(fields.expiry.trim(), expires, clock),
    code: codeError(code),
    name: nameError(name),
  };
  const errors = Object.fromEntries(
    CARD_FIELDS.flatMap((field) => (found[field] ? [[field, found[field]]] : [])),
  );
  if (expires !== null && Object.keys(errors).length === 0)
    return new CardInput({ number, securityCode: code, name, expires });
  return { errors, name: nameToShow(name) };
}

function numberError(number: string): string | null {
  if (number === '') return 'Enter the card number';
  if (!/^\d+$/.test(number)) return 'The card number must be digits only';
  if (number.length < 16 || number.length > 19) return 'The card number must have 16 to 19 digits';
  return passesLuhn(number) ? null : 'This card number is not valid. Please check the digits';
}

/**
 * Month and year the ways people write them: `08 / 29`, `8/2029`, and `0829` from a keypad of digits only.
 * @returns `yyyy-MM`
 */
function readExpiry(written: string): string | null {
  const parts = /^(?:(0[1-9]|1[0-2])\s*[/-]?|([1-9])\s*[/-])\s*(?:20)?(\d{2})$/.exec(written);
  const month = parts?.[1] ?? parts?.[2];
  return month && parts?.[3] ? `20${parts[3]}-${month.padStart(2, '0')}` : null;
}

function expiryError(written: string, expires: string | null, clock: Pick<Clock, 'today'>): string | null {
  if (written === '') return 'Enter the expiry date';
  if (expires === null) return 'Enter the month and the year, such as 08 / 29';
  return hasExpired(expires, clock) ? 'This card has expired. Please use another card' : null;
}

function codeError(code: string): string | null {
  if (code === '') return 'Enter the security code';
  return /^\d{3,4}$/.test(code) ? null : 'The security code must be 3 or 4 digits';
}

function nameError(name: string): string | null {
  if (name === '') return 'Enter the name on the card';
  return name.length <= NAME_LENGTH ? null : `The name can have ${NAME_LENGTH} letters at most`;
}

/** A number or code that was typed into the wrong field must not come back in an answer either. */
function nameToShow(name: string): string {
  return /\d{3}/.test(name) ? '' : name.slice(0, NAME_LENGTH);
}
