interface Address {
  readonly postcode: string;
  /** As the list of countries has it. */
  readonly country: string;
}

/** Area and district, then three characters; the postcodes of the forces are the exception. */
const UK_POSTCODE = /^(?:[A-Z]{1,2}\d[A-Z\d]?|GIR)\d[A-Z]{2}$|^BFPO\d{1,4}$/;

const isUk = ({ country }: Address) => country === 'United Kingdom';
const compact = (postcode: string) => postcode.replaceAll(/\s/g, '').toUpperCase();

/**
 * Returns what to know about a postcode as typed. A UK postcode of another form is pointed out and accepted: a new one may
 * have a form that is not known here, and elsewhere a place may have none (DEC-221).
 */
export function postcodeHint(address: Address): string | undefined {
  if (!isUk(address)) return 'No postcode there? Enter 0000';
  const typed = compact(address.postcode);
  // Not before it is long enough to be whole: it would appear while it is typed.
  if (typed.length < 5 || UK_POSTCODE.test(typed)) return undefined;
  return 'Is it complete? For example SW1A 1AA';
}

/** Returns a UK postcode in capitals with its space, and any other as typed. */
export function formatPostcode(address: Address): string {
  const typed = compact(address.postcode);
  if (!isUk(address) || !UK_POSTCODE.test(typed)) return address.postcode.trim();
  const inward = typed.startsWith('BFPO') ? 4 : typed.length - 3;
  return `${typed.slice(0, inward)} ${typed.slice(inward)}`;
}
