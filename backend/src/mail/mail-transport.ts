import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { emailAddressSchema } from '@storefront/shared/domain/passengers/email-address';
import nodemailer from 'nodemailer';

import type { BackendEnvironment } from '../config/environment';

import type { Mail } from './confirmation-mail';

export type SendMail = (mail: Mail, messageId: string) => Promise<void>;

/** Sends through SMTP where that is configured, and otherwise writes each mail as a file into the outbox. */
export function mailTransport({
  smtpUrl,
  dataDir,
  seller,
}: Pick<BackendEnvironment, 'smtpUrl' | 'dataDir' | 'seller'>): SendMail {
  const deliver = smtpUrl === null ? outboxFolder(join(dataDir, 'outbox')) : smtp(smtpUrl);
  return async (mail, messageId) => {
    // What was stored was checked on its way in; whoever it goes to is checked once more.
    if (!emailAddressSchema.safeParse(mail.to.address).success)
      throw new Error('the address of the lead passenger cannot be written to');
    const { calendar, ...letter } = mail;
    await deliver({
      ...letter,
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
    if (!Buffer.isBuffer(bytes)) throw new Error('the mail was not composed');
    await mkdir(folder, { recursive: true });
    // Named after its message: a mail that is written twice is one file.
    const name = mailFileName(message.messageId);
    const growing = join(folder, `.${name}.${randomUUID()}`);
    await writeFile(growing, bytes);
    await rename(growing, join(folder, name));
  };
}

/** Name of the file in the outbox folder that holds a mail. */
export function mailFileName(messageId: string): string {
  return `${messageId.replaceAll(/[^\w-]/g, '')}.eml`;
}
