import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { emailAddressSchema } from '@storefront/shared/domain/passengers/email-address';
import nodemailer from 'nodemailer';

import type { BackendEnvironment } from '../config/environment';

import type { Mail } from './confirmation-mail';

export type SendMail = (mail: Mail, messageId: string) => Promise<void>;

/** Sends mail through SMTP, or writes each mail as a file into the outbox folder where SMTP is not configured. */
export function mailTransport({
  smtpUrl,
  dataDir,
  seller,
}: Pick<BackendEnvironment, 'smtpUrl' | 'dataDir' | 'seller'>): SendMail {
  const deliver = smtpUrl === null ? outboxFolder(join(dataDir, 'outbox')) : smtp(smtpUrl);
  return async (mail, messageId) => {
    // Stored addresses were validated before; an invalid one could inject headers, so it is checked again.
    if (!emailAddressSchema.safeParse(mail.to.address).success)
      throw new Error('the email address of the recipient is invalid');
    const { calendar, ...content } = mail;
    await deliver({
      ...content,
      messageId,
      from: { name: seller.name, address: seller.email },
      attachments:
        calendar === undefined
          ? []
          : [{ filename: 'holiday.ics', content: calendar, contentType: 'text/calendar' }],
    });
  };
}

type Message = Omit<Mail, 'calendar'> & {
  readonly attachments: { filename: string; content: string; contentType: string }[];
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
};

function smtp(url: string) {
  const transport = nodemailer.createTransport(url);
  return async (message: Message) => {
    await transport.sendMail({ ...message, to: { ...message.to } });
  };
}

function outboxFolder(folder: string) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message: Message) => {
    const { message: bytes } = await transport.sendMail({ ...message, to: { ...message.to } });
    if (!Buffer.isBuffer(bytes)) throw new Error('nodemailer returned no message');
    await mkdir(folder, { recursive: true });
    // The name derives from the message id, so a mail that is written twice is one file.
    const name = mailFileName(message.messageId);
    const temporary = join(folder, `.${name}.${randomUUID()}`);
    await writeFile(temporary, bytes);
    await rename(temporary, join(folder, name));
  };
}

/** Returns the file name of a mail in the outbox folder. */
export function mailFileName(messageId: string): string {
  return `${messageId.replaceAll(/[^\w-]/g, '')}.eml`;
}
