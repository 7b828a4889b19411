import type { ClaimKind } from '@storefront/shared/contracts/claims';
import { z } from 'zod';

import { NEWSLETTER_FACTS, referencesOf } from './newsletter-facts';

import { siteId } from './fields';

const FACTS_HINT = `Facts of the shop: ${NEWSLETTER_FACTS.map((name) => `{${name}}`).join(' ')}`;
/** A text area begins above this length in the studio. */
const MAX_TEXT = 1_200;

/** A text with references to facts of the shop. @param own further names that this text may refer to */
function text(title: string, max: number, own: readonly string[] = []) {
  const facts = [...NEWSLETTER_FACTS, ...own];
  return z
    .string()
    .trim()
    .min(1, 'must not be empty')
    .max(max)
    .superRefine((value, context) => {
      for (const name of referencesOf(value).filter((one) => !facts.includes(one)))
        context.addIssue({
          code: 'custom',
          message: `{${name}} refers to nothing; there are ${facts.map((one) => `{${one}}`).join(', ')}`,
        });
    })
    .meta({
      title,
      ...(max >= MAX_TEXT
        ? {
            description: `${FACTS_HINT}${own.map((name) => ` {${name}}`).join('')}. An empty line starts a paragraph.`,
          }
        : {}),
    });
}

/** Claims that make sense without a price or a page beside them. */
const MAIL_CLAIMS = [
  'low-deposit',
  'deposits-from',
  'exclusive-deals',
  'price-match',
  'book-again',
  'travellers',
] as const satisfies readonly ClaimKind[];

/** One line, because it is a header of the mail. */
const subject = z
  .string()
  .max(120)
  .regex(/^[^\p{Cc}]*$/u, 'must be one line')
  .pipe(text('Subject', 120))
  .meta({ title: 'Subject' });
const headline = () => text('Headline', 80);
const button = () => text('Button', 40);

const page = (own: readonly string[] = []) => ({
  title: headline(),
  text: text('Text', MAX_TEXT, own),
});

/**
 * The texts of the newsletter: its mails, and the pages that their links lead to. What the law requires is added by the
 * code and is in no document: the link that works once, its last day, how to leave, and who sends (DEC-400).
 */
export const newsletterDocumentSchema = z.strictObject({
  id: siteId,
  request: z
    .strictObject({ subject, title: headline(), body: text('Text', MAX_TEXT), button: button() })
    .meta({
      title: 'Mail that asks to confirm',
      description: 'How long the link works, and what to do without a request, follow by themselves.',
    }),
  welcome: z
    .strictObject({
      subject,
      title: headline(),
      body: text('Text', MAX_TEXT),
      claim: z.enum(MAIL_CLAIMS).nullable().default(null).meta({
        title: 'Claim',
        description: 'Follows the text with its terms while the claim is switched on and valid.',
      }),
    })
    .meta({ title: 'Mail after the confirmation', description: 'How to unsubscribe follows by itself.' }),
  footer: text('Foot of both mails', MAX_TEXT)
    .nullable()
    .default(null)
    .meta({
      title: 'Foot of both mails',
      description: `Above the link to leave, the company and its address, which every mail has. ${FACTS_HINT}`,
    }),
  pages: z
    .strictObject({
      confirm: z
        .strictObject({ ...page(['until']), button: button() })
        .meta({ title: 'Confirm', description: '{until} is the last day of the link.' }),
      confirmed: z.strictObject(page()).meta({ title: 'Confirmed' }),
      used: z.strictObject(page()).meta({ title: 'Confirmed before' }),
      expired: z
        .strictObject(page(['until']))
        .meta({ title: 'Link too old', description: '{until} was the last day of the link.' }),
      unknown: z.strictObject(page()).meta({ title: 'Link without a request' }),
      unsubscribe: z.strictObject({ ...page(), button: button() }).meta({ title: 'Unsubscribe' }),
      unsubscribed: z.strictObject(page()).meta({ title: 'Unsubscribed' }),
      notListed: z.strictObject(page()).meta({ title: 'Not on the list' }),
    })
    .meta({ title: 'Pages of the links' }),
});
export type NewsletterDocument = z.output<typeof newsletterDocumentSchema>;
export type NewsletterPageName = keyof NewsletterDocument['pages'];
