import { z } from 'zod';

/** A text of the owner; `null` leaves its section out. */
const ownerText = z.string().trim().min(1).nullable().default(null);

/** An address, or a path of this site. */
const rightsAddress = z
  .string()
  .regex(/^(?:https?:\/\/|\/(?!\/))\S*$/, { error: 'an address is a whole one or a path of this site' });

/** The charge for cancelling with at least so many days to go, until the next row with more days begins. */
const cancellationCharge = z.object({
  daysBefore: z.number().int().min(0),
  /** Such as `50% of the total price`. */
  charge: z.string().trim().min(1),
});

const cancellationCharges = z
  .array(cancellationCharge)
  .min(1)
  .refine((rows) => rows.some(({ daysBefore }) => daysBefore === 0), {
    error: 'a row with daysBefore 0 says what holds until departure',
  })
  .refine((rows) => new Set(rows.map(({ daysBefore }) => daysBefore)).size === rows.length, {
    error: 'each number of days stands once',
  });

/** Texts for a shop without its own: short, neutral, and plainly examples. */
const EXAMPLE_TEXTS = {
  cancellation: [
    { daysBefore: 60, charge: 'Example: the deposit' },
    { daysBefore: 30, charge: 'Example: 50% of the total price' },
    { daysBefore: 0, charge: 'Example: the total price' },
  ],
  changes:
    'Example terms: ask us as early as you can. We tell you what a change costs before we make it, and some flights cannot be changed.',
  passportAndVisa:
    'Example terms: every traveller needs a passport that is valid for the whole stay. Some countries ask for more, or for a visa. Read the travel advice of your government for your destination, and call us if you hold a passport of another country than the United Kingdom.',
  health:
    'Example terms: read the travel health advice for your destination and ask a doctor or pharmacist in good time before departure.',
  mobility:
    'Example terms: this holiday is not in general suitable for persons with reduced mobility. Call us before you pay, and we find out whether it suits you.',
  insurance:
    'Example terms: travel insurance is not part of this holiday. We advise you to take out insurance of your own on the day you book.',
} as const;

/**
 * What a traveller must be told before the contract (package travel rules, Schedule 1), in the words of the
 * owner. `null` switches the whole block off. Once the owner writes one, nothing of the examples is mixed in.
 */
export const beforeYouPaySchema = z
  .object({
    /** Who organises the package; `null` where the seller does. */
    organiser: z
      .object({ name: z.string().trim().min(1), address: z.array(z.string()) })
      .nullable()
      .default(null),
    cancellation: cancellationCharges.nullable().default(null),
    changes: ownerText,
    passportAndVisa: ownerText,
    health: ownerText,
    mobility: ownerText,
    insurance: ownerText,
    /** Taxes that are paid on the spot; `null` says that we do not know them. */
    localTaxes: ownerText,
    /** Where the traveller's key rights are written down; `null` shows no link. */
    keyRightsUrl: rightsAddress.nullable().default('/terms-and-conditon'),
  })
  .nullable()
  .prefault({ ...EXAMPLE_TEXTS, cancellation: [...EXAMPLE_TEXTS.cancellation] });
export type BeforeYouPayTexts = NonNullable<z.output<typeof beforeYouPaySchema>>;
