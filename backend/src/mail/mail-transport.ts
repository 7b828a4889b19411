import { emailAddressSchema } from '@storefront/shared/domain/passengers/email-address';
import nodemailer from 'nodemailer';

import type { BackendEnvironment } from '../config/environment';

import type { Mail } from './confirmation-mail';
import { mailFileName, outboxFolder, writeMailFile } from './outbox-folder';

/** Runs the step that publishes a mail and marks it as sent. @throws MailWithdrawn instead when it was erased meanwhile */
export type PublishMail = (step: () => Promise<void>) => Promise<void>;

/**
 * Sends a mail.
 *
 * @param signal closes the connection to the mail server; whether the mail arrived is then unknown
 * @param publish is used where a mail is a file; default: runs the step
 */
export type SendMail = (
  mail: Mail,
  messageId: string,
  signal?: AbortSignal,
  publish?: PublishMail,
) => Promise<void>;

/** Limits of one exchange with the mail server, which takes several. */
const SMTP_LIMITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends mail through SMTP, or writes each mail as a file into the outbox folder where SMTP is not configured. */
export function mailTransport({
  smtpUrl,
  dataDir,
  seller,
}: Pick<BackendEnvironment, 'smtpUrl' | 'dataDir' | 'seller'>): SendMail {
  const deliver = smtpUrl === null ? writeInto(outboxFolder(dataDir)) : smtp(smtpUrl);
  return async (mail, messageId, signal, publish = (step) => step()) => {
    // Stored addresses were validated before; an invalid one could inject headers, so it is checked again.
    if (!emailAddressSchema.safeParse(mail.to.address).success)
      throw new Error('the email address of the recipient is invalid');
    if (mail.replyTo !== undefined && !emailAddressSchema.safeParse(mail.replyTo).success)
      throw new Error('the email address for answers is invalid');
    const { calendar, unsubscribeUrl, ...content } = mail;
    const message: Message = {
      ...content,
      ...(unsubscribeUrl === undefined ? {} : unsubscribeHeaders(unsubscribeUrl)),
      messageId,
      signal,
      from: { name: seller.name, address: seller.email },
      attachments:
        calendar === undefined
          ? []
          : [{ filename: 'holiday.ics', content: calendar, contentType: 'text/calendar' }],
    };
    await deliver(message, publish);
  };
}

/** Headers with which mail programs offer "Unsubscribe" beside the sender. */
function unsubscribeHeaders(url: string) {
  return { list: { unsubscribe: url }, headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } };
}

type Message = Omit<Mail, 'calendar' | 'unsubscribeUrl'> & {
  readonly attachments: { filename: string; content: string; contentType: string }[];
  readonly messageId: string;
  readonly signal: AbortSignal | undefined;
  readonly from: { readonly name: string; readonly address: string };
};

function smtp(url: string) {
  const transport = nodemailer.createTransport({ url, ...SMTP_LIMITS });
  return async (message: Message) => {
    await transport.sendMail({ ...message, to: { ...message.to } });
  };
}

function writeInto(folder: string) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message: Message, publish: PublishMail) => {
    const { message: bytes } = await transport.sendMail({ ...message, to: { ...message.to } });
    if (!Buffer.isBuffer(bytes)) throw new Error('nodemailer returned no message');
    // The name derives from the message id, so a mail that is written twice is one file.
    await writeMailFile(folder, mailFileName(message.messageId), bytes, publish);
  };
}
