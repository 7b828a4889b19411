import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

export interface CardForm {
  readonly number: string;
  /** `01` to `12`. */
  readonly month: string;
  readonly year: string;
  readonly securityCode: string;
  readonly name: string;
}

export const EMPTY_CARD: CardForm = { number: '', month: '', year: '', securityCode: '', name: '' };

/** Maximum length of the field, spaces included (PAY-CARD-02, DEC-61). */
const MAX_NUMBER_LENGTH = 19;

/** Formats digits in groups of four; other characters of a pasted number are removed (PAY-CARD-02). */
export function formatCardNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '');
  return (digits.match(/.{1,4}/g) ?? []).join(' ').slice(0, MAX_NUMBER_LENGTH).trimEnd();
}

export function cardDigits(number: string): string {
  return number.replaceAll(/\D/g, '');
}

export type CardErrors = Partial<Record<'number' | 'expiry' | 'securityCode' | 'name', string>>;

/**
 * Returns the specified error texts. The expiry text differs on submit and while typing (PAY-CARD-06, PAY-CARD-07).
 *
 * @see PAY-CARD-01, PAY-CARD-03, PAY-CARD-04, PAY-CARD-05, DEC-62, DEC-146
 */
export function cardErrors(card: CardForm, today: IsoDate, when: 'submit' | 'live'): CardErrors {
  const digits = cardDigits(card.number);
  return {
    ...(digits.length >= 16 && digits.length <= 19 && passesLuhn(digits)
      ? {}
      : { number: 'Please enter a valid card number' }),
    ...(isExpiryInFuture(card, today)
      ? {}
      : { expiry: when === 'submit' ? 'Please select a valid expiry date' : 'Invalid expiry date' }),
    ...(/^\d{3,4}$/.test(card.securityCode) ? {} : { securityCode: 'Please enter a valid security code' }),
    ...(card.name.trim() === '' ? { name: 'Cardholder name is required' } : {}),
  };
}

/** True when the first day of the expiry month is after today. */
function isExpiryInFuture({ month, year }: CardForm, today: IsoDate): boolean {
  return /^(0[1-9]|1[0-2])$/.test(month) && /^\d{4}$/.test(year) && `${year}-${month}-01` > today;
}

/** The Luhn check detects a mistyped digit before the payment is declined. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return sum % 10 === 0;
}

/** Returns the current year and the next nine (PAY-CARD-09). */
export function expiryYears(today: IsoDate): readonly string[] {
  const first = Number(today.slice(0, 4));
  return Array.from({ length: 10 }, (_, index) => String(first + index));
}
