import type { z } from 'zod';

import { beforeYouPaySchema } from './before-you-pay';
import { storefrontConfigSchema } from './storefront-config';

/** Texts of a shop without texts of its own. They name themselves examples. */
const EXAMPLE_TEXTS: z.input<typeof beforeYouPaySchema> = {
  cancellation: [
    { daysBefore: 60, charge: 'the deposit (example terms)', share: 'deposit' },
    { daysBefore: 30, charge: '50% of the total price (example terms)', share: 50 },
    { daysBefore: 0, charge: 'the total price (example terms)', share: 100 },
  ],
  changes:
    'Example terms: ask us as early as you can. We tell you what a change costs before we make it, and some flights cannot be changed.',
  passportAndVisa:
    'Example terms: every traveller needs a passport that is valid for the whole stay. Some countries ask for more, or for a visa. Read the travel advice of your government for your destination, and call us if your passport is not British.',
  health:
    'Example terms: read the travel health advice for your destination and ask a doctor or pharmacist in good time before departure.',
  mobility:
    'Example terms: this holiday is not in general suitable for persons with reduced mobility. Call us before you pay, and we find out whether it suits you.',
  insurance:
    'Example terms: travel insurance is not part of this holiday. We advise you to insure yourself on the day you book.',
  complaints: 'Example terms: write to us within 28 days. Our trade association offers dispute resolution.',
  minimumNumber: 'Example terms: no minimum. Nothing is provided to you as part of a group.',
  language: 'Example terms: English.',
};

/**
 * The settings of a shop as its owner writes them: every field is optional. Without `beforeYouPay` they contain
 * example texts; as soon as the owner sets one text, none. For servers: a document carries the result, so that pages
 * need no example text.
 */
export const shopSettingsSchema = storefrontConfigSchema.extend({
  beforeYouPay: beforeYouPaySchema.prefault(EXAMPLE_TEXTS),
});
