import { z } from 'zod';

import { isoDateSchema } from '../domain/dates/iso-date';

import { linkSchema } from './link';

// The claims have these schemas in common, because a page creates the schemas of all claims when it starts.
const someText = z.string().trim().min(1);
const optionalText = someText.nullable();
const noText = optionalText.default(null);
const optionalDate = isoDateSchema.nullable().default(null);
const optionalLink = linkSchema.nullable();
const noLink = optionalLink.default(null);

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
      text: someText.default(text),
      words: words === null ? noText : optionalText.default(words),
      /** Calendar dates in the United Kingdom, both included. */
      startsAt: optionalDate,
      endsAt: optionalDate,
      /** The evidence, such as `Survey of our customers`, and the date of the evidence. */
      source: noText,
      asOf: optionalDate,
      termsUrl: termsUrl === null ? noLink : optionalLink.default(termsUrl),
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
