import { EmailLink } from '@storefront/shared/composites/page/email-link';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import type { ComponentType } from 'react';

import { ExternalLink } from '../external-link';
import { TextList } from '../text-list';

import { FactsTable } from './facts-table';
import { SERVER_STORAGE } from './server-storage';
import { BROWSER_STORAGE } from './browser-storage';
import { Recipients } from './recipients';

interface PrivacySection {
  /** Fragment of links to the section. */
  readonly id: string;
  /** Full width, for tables. */
  readonly wide?: boolean;
  readonly Content: ComponentType;
}

/** Sections of the page, in display order. */
export const PRIVACY_SECTIONS: readonly PrivacySection[] = [
  { id: 'who', Content: Responsible },
  { id: 'comments', Content: Comments },
  { id: 'cookies', wide: true, Content: BrowserStorage },
  { id: 'booking', wide: true, Content: ServerStorage },
  { id: 'newsletter', Content: Newsletter },
  { id: 'recipients', Content: Recipients },
  { id: 'retention', Content: Retention },
  { id: 'rights', Content: Rights },
  { id: 'contact', Content: Contact },
];

function Responsible() {
  const { companyName, address, brand } = useRuntime().config.seller;
  return (
    <p>
      {companyName}, {address.join(', ')}, United Kingdom, decides what happens with data about you on the
      site of {brand}. We use it to sell you the holiday that you ask for and to keep the records that the law
      asks for. We do not sell it, do not advertise with it and do not make profiles of people.
    </p>
  );
}

function Comments() {
  return (
    <p>
      This site has no accounts, no comments and no reviews that visitors write. What you write to{' '}
      <EmailLink /> is used to answer you and to look after your booking, and for nothing else.
    </p>
  );
}

function BrowserStorage() {
  return (
    <>
      <p>
        We set no cookies for advertising or statistics, and no other company&rsquo;s program runs in our
        pages. What your browser keeps for us is listed here in full. All of it serves the booking or the
        working of the site; you can remove it at any time in the settings of your browser.
      </p>
      <FactsTable
        caption="What your browser keeps"
        columns={['Name', 'Where', 'What', 'Why', 'How long']}
        rows={BROWSER_STORAGE.map(({ key, where, what, why, howLong }) => [key, where, what, why, howLong])}
      />
    </>
  );
}

function ServerStorage() {
  return (
    <>
      <p>
        Searching leaves nothing with us that names you. From the Personalise step on our servers store what a
        booking needs. Card numbers and security codes are passed on to the payment provider and are never
        stored by us.
      </p>
      <FactsTable
        caption="What our servers keep"
        columns={['What', 'Content', 'Why', 'How long']}
        rows={SERVER_STORAGE.map(({ what, content, why, howLong }) => [what, content, why, howLong])}
      />
    </>
  );
}

function Newsletter() {
  return (
    <p>
      Entering your address alone subscribes you to nothing: we write to it once and ask whether you mean it.
      The link in that letter works once, for a week, and its page has a button that confirms. If it is not
      pressed, the address is erased 30 days after it was entered. Every letter has a link to leave the list,
      which erases your address; you can also write to <EmailLink />.
    </p>
  );
}

function Retention() {
  return (
    <>
      <p>
        Every hour our servers erase contact details, passengers and unconfirmed newsletter addresses that are
        older than 30 days and belong to no booking; contact details of the Personalise step go after 30 days
        in any case.
      </p>
      <p>
        Bookings are kept for as long as the law asks for records of sales. When you ask us to erase your
        booking data before that, names, dates of birth, contact details, address, your messages to us and the
        digits of the card are removed, and amounts, dates and the holiday stay in the books without a name.
      </p>
    </>
  );
}

function Rights() {
  return (
    <>
      <p>You may ask us at any time:</p>
      <TextList>
        <li>to see what we hold about you, and to be given a copy that a computer can read;</li>
        <li>to correct what is wrong, or to complete it;</li>
        <li>to erase it, where no law makes us keep it;</li>
        <li>to use it only in part, or to stop using it for something you object to;</li>
        <li>to take back a consent, such as the one to the newsletter.</li>
      </TextList>
      <p>
        Your booking reference helps us to find everything that belongs to it. You may also complain to the{' '}
        <ExternalLink href="https://ico.org.uk/make-a-complaint/">
          Information Commissioner&rsquo;s Office
        </ExternalLink>
        .
      </p>
    </>
  );
}

function Contact() {
  return (
    <p>
      Write to <EmailLink />, call <PhoneLink />, or write to the address at the top of this page. Emails are
      answered within 24 hours.
    </p>
  );
}
