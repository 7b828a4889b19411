export interface ServerStorageEntry {
  readonly what: string;
  readonly content: string;
  readonly why: string;
  readonly howLong: string;
}

/** Data that the servers store. Must match the tables of the backend (`privacy-facts.test.ts`). */
export const SERVER_STORAGE: readonly ServerStorageEntry[] = [
  {
    what: 'Price offers',
    content: 'Holiday, rooms with the ages of children, extras and the price. No names.',
    why: 'To charge what you were shown',
    howLong: '30 days if nobody tried to pay, otherwise with the sales records',
  },
  {
    what: 'Contact details',
    content:
      'The email address and phone number of the Personalise step. They are sent when you leave a field or stop typing, not only when you continue.',
    why: 'To reach you about the booking that you began; never for advertising',
    howLong: '30 days after the last change',
  },
  {
    what: 'Passengers',
    content:
      'Title, name and date of birth of everybody, and email address, phone number and postal address of the lead passenger.',
    why: 'To book the holiday for them',
    howLong: '30 days if nothing is booked, otherwise with the booking',
  },
  {
    what: 'Bookings',
    content:
      'Booking reference, holiday, what was paid and what is due, and what happened to the booking: changes, requests, a cancellation.',
    why: 'To carry out the contract and to keep the books',
    howLong: 'For as long as the law asks for such records',
  },
  {
    what: 'Payments',
    content:
      'Amount, time, outcome, refunds, brand of the card and its last four digits. No other card details.',
    why: 'To match payments with bookings and to refund',
    howLong: 'With the booking; those that came to nothing lose their person after 30 days',
  },
  {
    what: 'Messages to us',
    content: 'Name, email address, topic, booking reference and text of the form on Contact Us.',
    why: 'To answer you; never for advertising',
    howLong: '90 days, or until we erase your booking data at your request',
  },
  {
    what: 'Mails',
    content: 'Which letter is due to which booking, subscriber or message to us, and when it was sent.',
    why: 'To send each letter once',
    howLong: 'With the booking, the subscription or the message',
  },
  {
    what: 'Newsletter',
    content: 'Email address, when it was entered and when it was confirmed.',
    why: 'To write to you, if you confirmed that you want it',
    howLong: 'Unconfirmed: 30 days. Confirmed: until you leave the list, by the link in every letter',
  },
  {
    what: 'Counts of the site',
    content:
      'How often each version of a part of the site was loaded, how fast (also by kind of page), how often it failed and how often it led to a booking, by the hour. No person, no address, nothing that was entered. A browser that sends Global Privacy Control or Do Not Track is not counted.',
    why: 'To find faults, and to take a faulty version back',
    howLong: '90 days; speed by kind of page 30 days',
  },
  {
    what: 'Checks of the counts',
    content:
      'A random number for each page view, and a salted hash of the network (IP) address that its counts came from. The salt is new every day; once it is erased, the address cannot be found from the hash.',
    why: 'To count each page view once, and to stop one sender from falsifying the counts',
    howLong: 'The random number for two hours, salt and hash for two days',
  },
  {
    what: 'Errors of the site',
    content:
      'The message and the place in our code of an error in a page, the kind of page, the version of the site, and the name and main version of the browser. A random number for the page view, deleted after a day, counts an error once. Email addresses, numbers and entered texts are removed in your browser. A browser that sends Global Privacy Control or Do Not Track reports nothing.',
    why: 'To find and mend errors',
    howLong: '30 days after it was last seen',
  },
  {
    what: 'Counts against misuse',
    content: 'The network (IP) address that a call came from, and the number of calls.',
    why: 'To stop programs that flood the site',
    howLong: 'About two minutes; about a quarter of an hour for tries to find a booking',
  },
];
