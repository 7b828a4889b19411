import { z } from 'zod';

import { isoDateSchema } from '../domain/dates/iso-date';

import { linkSchema } from './link';

const optionalText = z.string().trim().min(1).nullable();

interface SpecifiedClaim {
  readonly text: string;
  readonly words?: string | null;
  readonly termsUrl?: string | null;
}

/**
 * Schema of one claim. `null` switches it off; fields that the owner leaves out keep the specified texts. A claim is
 * not shown outside its dates (`validClaim`).
 */
function claim({ text, words = null, termsUrl = null }: SpecifiedClaim) {
  return z
    .object({
      text: z.string().trim().min(1).default(text),
      words: optionalText.default(words),
      /** Calendar dates in the United Kingdom, both included. */
      startsAt: isoDateSchema.nullable().default(null),
      endsAt: isoDateSchema.nullable().default(null),
      /** The evidence, such as `Survey of our customers`, and the date of the evidence. */
      source: optionalText.default(null),
      asOf: isoDateSchema.nullable().default(null),
      termsUrl: linkSchema.nullable().default(termsUrl),
    })
    .nullable()
    .prefault({});
}

const TERMS = '/terms-and-conditon';

/** The setting `claims`: every promotional claim of the shop by name, with the specified texts as defaults (DEC-76). */
export const claimsSchema = z
  .object({
    'low-deposit': claim({ text: 'Low deposits', words: 'From £49 per person', termsUrl: TERMS }),
    'deposits-from': claim({ text: 'Deposits from £49pp' }),
    support: claim({ text: '24x7 in-resort support', words: 'Someone to call, always' }),
    'exclusive-deals': claim({ text: 'Exclusive deals', words: 'Offers you will not find elsewhere' }),
    'price-match': claim({
      text: 'Price match promise',
      words: 'Found it cheaper? Tell us',
      termsUrl: TERMS,
    }),
    'book-again': claim({ text: '92% of customers book again' }),
    travellers: claim({ text: 'Trusted by 10,000+ travellers' }),
    customers: claim({ text: '1k+ customers', words: 'have rated us' }),
    'flash-sale': claim({ text: 'Flash Sale' }),
    'offer-ends': claim({ text: 'Offer ends' }),
    'hidden-prices': claim({
      text: 'Call-centre only prices',
      words: 'Some of our prices may not be shown online: call us for them',
    }),
    'exclusive-offer': claim({ text: 'EXCLUSIVE OFFER', words: 'At this price only with us' }),
    'free-room-upgrade': claim({
      text: 'FREE ROOM UPGRADE',
      words: 'If a better room is free when you arrive',
    }),
    'best-value': claim({ text: 'Best Value' }),
  })
  .prefault({});

export type Claims = z.output<typeof claimsSchema>;
export type ClaimKind = keyof Claims;
export type Claim = NonNullable<Claims[ClaimKind]>;
