import type { NewsletterLetter } from '../db/tables';
import type { BackendEnvironment } from '../config/environment';
import { mailHtml } from './mail-layout';
import type { Mail } from './confirmation-mail';

type Seller = BackendEnvironment['seller'];

/** Returns a mail of the newsletter: the request for confirmation, or the one after it. All have a link to leave. */
export function newsletterMail(
  address: string,
  { confirmUrl, unsubscribeUrl }: NewsletterLetter,
  seller: Seller,
): Mail {
  const letter = confirmUrl === undefined ? welcomeLetter(seller) : requestLetter(confirmUrl, seller);
  const { subject, title, paragraphs, action, after } = letter;
  const leave = { label: letter.leave, url: unsubscribeUrl };
  return {
    to: { name: '', address },
    subject,
    text: [
      ...paragraphs.flatMap((line) => [line, '']),
      ...(action ? [`Confirm here: ${action.url}`, ''] : []),
      ...after.flatMap((line) => [line, '']),
      `${leave.label}: ${leave.url}`,
    ].join('\n'),
    html: mailHtml({
      title,
      paragraphs,
      ...(action ? { action } : {}),
      after,
      leave,
      facts: [],
      seller: seller.name,
    }),
    unsubscribeUrl,
  };
}

interface Letter {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  readonly after: readonly string[];
  /** Words of the link with which the reader leaves. */
  readonly leave: string;
}

function requestLetter(confirmUrl: string, seller: Seller): Letter {
  return {
    subject: `Please confirm: news from ${seller.name}`,
    title: 'One step and you are on the list',
    paragraphs: [`Somebody, we hope you, asked ${seller.name} to write to this address about holidays.`],
    action: { label: 'Confirm my address', url: confirmUrl },
    after: [
      'The link is good for a week and works once; a button on its page confirms.',
      'If that was not you, do nothing: you will not hear from us again.',
    ],
    leave: 'Erase my address now',
  };
}

function welcomeLetter(seller: Seller): Letter {
  return {
    subject: `You are on the list: news from ${seller.name}`,
    title: 'You are on the list',
    paragraphs: [
      `Thank you for confirming. ${seller.name} writes to you about once a week, with offers and nothing else.`,
    ],
    after: ['To stop, use the link below, which every letter has, or "Unsubscribe" in your mail program.'],
    leave: 'Unsubscribe',
  };
}
