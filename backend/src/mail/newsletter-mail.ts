import type { NewsletterLetter } from '../db/tables';
import type { BackendEnvironment } from '../config/environment';
import { mailHtml } from './mail-layout';
import type { Mail } from './confirmation-mail';

/** Returns the mail with the link that confirms a subscription. */
export function newsletterMail(
  address: string,
  { confirmUrl }: NewsletterLetter,
  seller: BackendEnvironment['seller'],
): Mail {
  const lead = `Somebody, we hope you, asked ${seller.name} to write to this address about holidays.`;
  const after = 'If that was not you, do nothing: you will not hear from us again.';
  return {
    to: { name: '', address },
    subject: `Please confirm: news from ${seller.name}`,
    text: [lead, '', `Confirm here: ${confirmUrl}`, '', after].join('\n'),
    html: mailHtml({
      title: 'One click and you are on the list',
      paragraphs: [lead],
      action: { label: 'Yes, write to me', url: confirmUrl },
      after: [after],
      facts: [],
      seller: seller.name,
    }),
  };
}
