import emailSpellChecker from '@zootools/email-spell-checker';

/** Returns the address with the domain that was probably meant, or `null`. */
export function suggestEmail(email: string): string | null {
  return emailSpellChecker.run({ email })?.full ?? null;
}
