import { z } from 'zod';

import { linkSchema } from './link';

/** A text of the shop owner; `null` hides its section. */
const optionalText = z.string().trim().min(1).nullable().default(null);

/** The charge for cancelling at least `daysBefore` days before departure. The row with the most days that fits applies. */
const cancellationCharge = z.object({
  daysBefore: z.number().int().min(0),
  /** Such as `50% of the total price`. */
  charge: z.string().trim().min(1),
  /** The same as a number: the deposit, or a percentage of the total price. Without it a person decides what it costs. */
  share: z.union([z.literal('deposit'), z.number().min(0).max(100)]).nullish(),
});

const cancellationCharges = z
  .array(cancellationCharge)
  .min(1)
  .refine((rows) => rows.some(({ daysBefore }) => daysBefore === 0), {
    error: 'needs a row with daysBefore 0, the charge until departure',
  })
  .refine((rows) => new Set(rows.map(({ daysBefore }) => daysBefore)).size === rows.length, {
    error: 'must not contain the same daysBefore twice',
  });

/**
 * The setting `beforeYouPay`: information that travellers must receive before they pay (package travel rules,
 * Schedule 1), in the owner's words. `null` hides the whole block.
 */
export const beforeYouPaySchema = z
  .object({
    /** The organiser of the package, with phone and email as lines of its address; `null` when it is the seller. */
    organiser: z
      .object({ name: z.string().trim().min(1), address: z.array(z.string()) })
      .nullable()
      .default(null),
    cancellation: cancellationCharges.nullable().default(null),
    changes: optionalText,
    passportAndVisa: optionalText,
    health: optionalText,
    mobility: optionalText,
    insurance: optionalText,
    /** Taxes that are paid at the destination; `null` when they are unknown. */
    localTaxes: optionalText,
    /** How complaints are handled and who settles those that remain. */
    complaints: optionalText,
    /** The smallest number of travellers for which a package takes place, and the size of a group if there is one. */
    minimumNumber: optionalText,
    /** Languages of services that depend on speech, such as excursions. */
    language: optionalText,
    /** Page with the traveller's key rights; `null` shows no link. */
    keyRightsUrl: linkSchema.nullable().default('/terms-and-conditon'),
  })
  .nullable()
  .default(null);
/** The texts of the block before the pay button. */
export type BeforeYouPayTexts = NonNullable<z.output<typeof beforeYouPaySchema>>;
