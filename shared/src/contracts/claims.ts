import { z } from 'zod';

import { isoDateSchema } from '../domain/dates/iso-date';

/** An address, or a path of this site. */
const termsAddress = z
  .string()
  .regex(/^(?:https?:\/\/|\/(?!\/))\S*$/, { error: 'an address is a whole one or a path of this site' });

const ownerWords = z.string().trim().min(1).nullable();

interface Wording {
  readonly text: string;
  readonly words?: string | null;
  readonly termsUrl?: string | null;
}

/**
 * One claim: the owner's record of it, or `null`, which switches it off. What the owner leaves out keeps the
 * specified words. Outside its days a claim is off as well.
 */
function claim({ text, words = null, termsUrl = null }: Wording) {
  return z
    .object({
      text: z.string().trim().min(1).default(text),
      words: ownerWords.default(words),
      /** Calendar dates in the United Kingdom, both included. */
      startsAt: isoDateSchema.nullable().default(null),
      endsAt: isoDateSchema.nullable().default(null),
      /** What proves it, such as `Survey of our customers`, and the day it was true. */
      source: ownerWords.default(null),
      asOf: isoDateSchema.nullable().default(null),
      termsUrl: termsAddress.nullable().default(termsUrl),
    })
    .nullable()
    .prefault({});
}

const TERMS = '/terms-and-conditon';

/** What the shop says to its praise, each claim under a name of its own; the words are the specified ones. */
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
    customers: claim({ text: '1k+ customers' }),
    'flash-sale': claim({ text: 'Flash Sale' }),
    'offer-ends': claim({ text: 'Offer ends' }),
    'hidden-prices': claim({
      text: 'Call-centre only prices',
      words: 'Some of our prices may not be shown online: call us for them',
    }),
    'exclusive-offer': claim({ text: 'EXCLUSIVE OFFER' }),
    'free-room-upgrade': claim({ text: 'FREE ROOM UPGRADE' }),
    'best-value': claim({ text: 'Best Value' }),
  })
  .prefault({});

export type Claims = z.output<typeof claimsSchema>;
export type ClaimKind = keyof Claims;
export type Claim = NonNullable<Claims[ClaimKind]>;
