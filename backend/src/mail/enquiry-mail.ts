import type { Selectable } from 'kysely';

import type { BackendEnvironment } from '../config/environment';
import type { Tables } from '../db/tables';

import type { Mail } from './confirmation-mail';
import { mailHtml } from './mail-layout';

type Enquiry = Selectable<Tables['enquiries']>;

/** Returns the mail of the contact form to the seller. A reply goes to the shopper. */
export function enquiryMail(enquiry: Enquiry, seller: BackendEnvironment['seller']): Mail {
  const { name, email, topic, booking_reference: reference, message } = enquiry;
  const facts: readonly (readonly [string, string])[] = [
    ['From', name],
    ['Email', email],
    ['About', topic],
    ...(reference === null ? [] : [['Booking reference', reference] as const]),
  ];
  const paragraphs = message.split(/\n{2,}/).map((paragraph) => paragraph.trim());
  return {
    to: { name: seller.name, address: seller.email },
    replyTo: email,
    subject: `Message from the site: ${topic}`,
    text: [...facts.map(([label, value]) => `${label}: ${value}`), '', message].join('\n'),
    html: mailHtml({ title: 'A message from the site', paragraphs, facts, after: [], seller: seller.name }),
  };
}
