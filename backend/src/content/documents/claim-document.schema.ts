import { claimsSchema, type Claim, type ClaimKind } from '@storefront/shared/contracts/claims';
import { linkSchema } from '@storefront/shared/contracts/link';
import { isoDateSchema } from '@storefront/shared/domain/dates/iso-date';
import { z } from 'zod';

const SPECIFIED = claimsSchema.parse({});
const UNNAMED: Claim = {
  text: '',
  words: null,
  source: null,
  asOf: null,
  termsUrl: null,
  startsAt: null,
  endsAt: null,
};

/** The claims that the shop has places for. */
export const CLAIM_KINDS = Object.keys(SPECIFIED) as [ClaimKind, ...ClaimKind[]];

/** Claims with conditions, which are one click away wherever the claim is shown (DEC-402). */
const NEEDS_TERMS: readonly ClaimKind[] = [
  'low-deposit',
  'deposits-from',
  'price-match',
  'free-room-upgrade',
  'exclusive-offer',
];

const day = (title: string, description: string) =>
  isoDateSchema.nullable().default(null).meta({ title, description });

const fieldsSchema = z.strictObject({
  id: z.enum(CLAIM_KINDS),
  isOn: z.boolean().default(true).meta({
    title: 'Switched on',
    description: 'Without it the shop does not make this claim anywhere.',
  }),
  text: z.string().trim().min(1, 'must not be empty').max(80).meta({ title: 'Claim' }),
  words: z.string().trim().min(1).max(120).nullable().default(null).meta({ title: 'Second line' }),
  source: z.string().trim().min(1).max(300).nullable().default(null).meta({
    title: 'Evidence',
    description: 'What proves the claim, such as a survey of customers. About Us states it.',
  }),
  asOf: day('Date of the evidence', 'Such as 2026-10-01'),
  termsUrl: linkSchema.nullable().default(null).meta({
    title: 'Terms',
    description: 'A path of the shop such as /terms-and-conditon, or a web address.',
  }),
  startsAt: day('First day', 'Such as 2026-11-20. Empty: from now on'),
  endsAt: day('Last day', 'Such as 2026-11-30, included. Empty: no end'),
});

/** A promotional claim. While it is switched on it has its evidence, the date of it, and its terms (DEC-402). */
export const claimDocumentSchema = fieldsSchema.superRefine(
  ({ id, isOn, source, asOf, termsUrl, startsAt, endsAt }, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (isOn && source === null) fault('source', 'a claim that is switched on needs its evidence');
    if (isOn && asOf === null) fault('asOf', 'the evidence needs its date');
    if (isOn && termsUrl === null && NEEDS_TERMS.includes(id))
      fault('termsUrl', 'this claim needs its terms');
    if (startsAt !== null && endsAt !== null && endsAt < startsAt) fault('endsAt', 'is before the first day');
  },
);
export type ClaimDocument = z.output<typeof claimDocumentSchema>;

/** Returns the claim of a document as the shop makes it; `null` for one that is switched off. */
export function claimOf({ id: _id, isOn, ...claim }: ClaimDocument): Claim | null {
  return isOn ? claim : null;
}

/** Returns the document with which the claim of the settings becomes content; switched off where the settings do so. */
export function claimDocumentOf(id: ClaimKind, claim: Claim | null): ClaimDocument {
  const { text, words, source, asOf, termsUrl, startsAt, endsAt } = claim ?? SPECIFIED[id] ?? UNNAMED;
  return { id, isOn: claim !== null, text, words, source, asOf, termsUrl, startsAt, endsAt };
}
