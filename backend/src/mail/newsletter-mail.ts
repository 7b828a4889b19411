import type { Claim } from '@storefront/shared/contracts/claims';
import { formatDate } from '@storefront/shared/domain/dates/format-day';

import type { BackendEnvironment } from '../config/environment';
import type { ShopSettings } from '../config/shop-settings';
import type { NewsletterDocument } from '../content/documents/newsletter-document.schema';
import type { NewsletterLetter } from '../db/tables';
import { withNewsletterFacts } from '../content/documents/newsletter-facts';

import type { Mail } from './confirmation-mail';
import { mailHtml, type MailLayout } from './mail-layout';

/** What a mail of the newsletter is made from. */
export interface NewsletterMailInput {
  readonly texts: NewsletterDocument;
  readonly seller: BackendEnvironment['seller'];
  readonly shop: Pick<ShopSettings, 'seller'>;
  /** Base URL of the shop, for the terms of a claim. */
  readonly storefrontUrl: string;
  /** The claim of the text if it may be made today; `null` otherwise. */
  readonly claim: Claim | null;
}

/** Returns a mail of the newsletter: the request for confirmation, or the one after it. All have a link to leave. */
export function newsletterMail(address: string, letter: NewsletterLetter, input: NewsletterMailInput): Mail {
  const { subject, ...layout } = newsletterContent(letter, input);
  const { paragraphs, action, after, leave, small } = layout;
  return {
    to: { name: '', address },
    subject,
    text: [
      ...paragraphs.flatMap((line) => [line, '']),
      ...(action ? [`${action.label}: ${action.url}`, ''] : []),
      ...after.flatMap((line) => [line, '']),
      ...small.flatMap((line) => [line, '']),
      `${leave.label}: ${leave.url}`,
    ].join('\n'),
    html: mailHtml(layout),
    unsubscribeUrl: letter.unsubscribeUrl,
  };
}

type NewsletterContent = MailLayout &
  Required<Pick<MailLayout, 'leave' | 'small'>> & { readonly subject: string };

/** Returns the parts of a mail, for the mail itself and for its preview. */
export function newsletterContent(
  { confirmUrl, unsubscribeUrl }: NewsletterLetter,
  input: NewsletterMailInput,
): NewsletterContent {
  const { texts, shop, seller } = input;
  const fill = (text: string) => withNewsletterFacts(text, input);
  const company = `${shop.seller.companyName}, ${[...shop.seller.address, 'United Kingdom'].join(', ')}`;
  const foot = {
    facts: [],
    seller: seller.name,
    small: [...(texts.footer === null ? [] : paragraphsOf(fill(texts.footer))), company],
  };
  if (confirmUrl === undefined) {
    const { subject, title, body } = texts.welcome;
    return {
      ...foot,
      subject: fill(subject),
      title: fill(title),
      paragraphs: [...paragraphsOf(fill(body)), ...claimLines(input)],
      after: ['To stop, use the link below, which every letter has, or "Unsubscribe" in your mail program.'],
      leave: { label: 'Unsubscribe', url: unsubscribeUrl },
    };
  }
  const { subject, title, body, button } = texts.request;
  return {
    ...foot,
    subject: fill(subject),
    title: fill(title),
    paragraphs: paragraphsOf(fill(body)),
    action: { label: fill(button), url: confirmUrl },
    after: [
      'The link is good for a week and works once; a button on its page confirms.',
      'If that was not you, do nothing: you will not hear from us again.',
    ],
    leave: { label: 'Erase my address now', url: unsubscribeUrl },
  };
}

function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

/** A claim is made with its evidence, the date of it, and its terms. */
function claimLines({ claim, storefrontUrl }: NewsletterMailInput): readonly string[] {
  if (claim === null) return [];
  const { text, words, source, asOf, termsUrl } = claim;
  const evidence = [source, asOf && `as of ${formatDate(asOf)}`].filter(Boolean).join(', ');
  return [
    `${[text, words].filter(Boolean).join(': ')}.${evidence === '' ? '' : ` Evidence: ${evidence}.`}`,
    ...(termsUrl === null ? [] : [`Terms: ${new URL(termsUrl, storefrontUrl).href}`]),
  ];
}
