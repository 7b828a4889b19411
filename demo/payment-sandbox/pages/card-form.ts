import type { Clock } from '@storefront/shared/platform/time/clock';
import { z } from 'zod';

import { hasExpired } from '@storefront/backend/payments/card-expiry';
import { passesLuhn } from '@storefront/backend/payments/luhn';
import { CardInput } from '@storefront/backend/payments/payment-provider';

/** The fields of the card form in display order. */
export const CARD_FIELDS = ['number', 'expiry', 'code', 'name'] as const;
export type CardField = (typeof CARD_FIELDS)[number];

/** Error messages by field. */
export type CardErrors = Readonly<Partial<Record<CardField, string>>>;

export interface InvalidCardForm {
  readonly errors: CardErrors;
  /** The only entered value that is displayed again. */
  readonly name: string;
}

/** Longest cardholder name, in characters. */
export const NAME_LENGTH = 100;

const text = z.string().catch('');
const fieldsSchema = z
  .object({ number: text, expiry: text, code: text, name: text })
  .catch({ number: '', expiry: '', code: '', name: '' });

/** Parses the posted card form. @returns the card, or an error message for each invalid field */
export function readCardForm(body: unknown, clock: Pick<Clock, 'today'>): CardInput | InvalidCardForm {
  const fields = fieldsSchema.parse(body);
  const number = fields.number.replaceAll(/[\s-]/g, '');
  const code = fields.code.trim();
  const name = fields.name.trim();
  const expires = readExpiry(fields.expiry.trim());

  const messages: Record<CardField, string | null> = {
    number: numberError(number),
    expiry: expiryError(fields.expiry.trim(), expires, clock),
    code: codeError(code),
    name: nameError(name),
  };
  const errors = Object.fromEntries(
    CARD_FIELDS.flatMap((field) => (messages[field] ? [[field, messages[field]]] : [])),
  );
  if (expires !== null && Object.keys(errors).length === 0)
    return new CardInput({ number, securityCode: code, name, expires });
  return { errors, name: nameToRedisplay(name) };
}

function numberError(number: string): string | null {
  if (number === '') return 'Enter the card number';
  if (!/^\d+$/.test(number)) return 'The card number must be digits only';
  if (number.length < 16 || number.length > 19) return 'The card number must have 16 to 19 digits';
  return passesLuhn(number) ? null : 'This card number is not valid. Please check the digits';
}

/**
 * Parses month and year in common spellings: `08 / 29`, `8/2029`, and `0829` from a numeric keypad.
 *
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

/** Drops a name with digits: a card number or code in the wrong field must not appear in the response. */
function nameToRedisplay(name: string): string {
  return /\d{3}/.test(name) ? '' : name.slice(0, NAME_LENGTH);
}
