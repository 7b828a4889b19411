import type { ManagedBooking } from '../src/api/manage/managed-booking.schema';
import { NO_EXTRAS } from '../src/contracts/booking-session/booking-session.schema';
import { pence } from '../src/domain/pricing/pence';

import { aPackage } from './booking-builders';

/** Returns a booking of two travellers with a paid deposit, as `fetchManagedBooking` returns it. */
export function aManagedBooking(overrides: Partial<ManagedBooking> = {}): ManagedBooking {
  return {
    reference: '7KQ4MWD2RE',
    status: 'confirmed',
    bookedOn: '2026-11-21',
    daysToDeparture: 203,
    holiday: aPackage(),
    extras: { ...NO_EXTRAS, transfer: 'PRIVATE' },
    travellers: [traveller(0, 'Mrs', 'Anna', '1985-03-31'), traveller(1, 'Mr', 'Daniel', '1984-02-01')],
    contact: {
      email: 'anna.obrien@example.com',
      telephone: '07700900123',
      addressLineOne: '1 High Road',
      addressLineTwo: '',
      city: 'London',
      postcode: 'N1 1AA',
      country: 'United Kingdom',
    },
    price: {
      lines: [
        { label: 'Holiday, 2 x £412.00', amount: pence(82_400) },
        { label: 'Private transfer, 2 x £56.00', amount: pence(11_200) },
      ],
      total: pence(93_600),
      perPerson: pence(46_800),
    },
    ...MONEY,
    itinerary: ITINERARY,
    extrasOffer: {
      until: '2027-06-10',
      items: [
        {
          id: 'hold-bag',
          name: 'Hold bag, 23 kg',
          detail: 'Per bag, there and back',
          unitPrice: pence(9_000),
          unit: 'bag',
          maxQuantity: 10,
        },
      ],
    },
    names: { rule: 'Typing errors in names are free.', until: '2027-05-29' },
    documents: [
      {
        id: 'confirmation',
        title: 'Booking confirmation',
        detail: 'PDF, with your rights and our terms',
        mediaType: 'application/pdf',
        fileName: 'booking-7KQ4MWD2RE.pdf',
      },
      {
        id: 'calendar',
        title: 'Calendar file',
        detail: 'Flights, stay and due date',
        mediaType: 'text/calendar',
        fileName: 'holiday-7KQ4MWD2RE.ics',
      },
    ],
    ...SHOP,
    history: [{ at: '2026-11-21T10:00:00Z', text: 'You booked this holiday and paid £453.60.' }],
    ...overrides,
  };
}

function traveller(index: number, title: string, firstName: string, dateOfBirth: string) {
  const booked = { title, firstName, lastName: "O'Brien", dateOfBirth };
  return { ...booked, index, isLead: index === 0, room: 1, childAge: null, canCorrectName: true };
}

const MONEY = {
  balance: {
    total: pence(93_600),
    paid: pence(45_560),
    refunded: pence(0),
    due: pence(48_040),
    dueBy: '2027-06-12',
    isOverdue: false,
    ifUnpaid: 'Not paid by then? We call and email you. After that we may cancel, and you lose the deposit.',
    smallestPayment: pence(5_000),
    reminders: [
      { on: '2027-05-29', isSent: false },
      { on: '2027-06-05', isSent: false },
      { on: '2027-06-11', isSent: false },
    ],
  },
  payments: [
    {
      id: '3f1c2d8a-6a51-4f0e-9f7b-0a4f5b7c9d10',
      kind: 'deposit' as const,
      label: 'Deposit',
      amount: pence(45_560),
      at: '2026-11-21T10:00:00Z',
      state: 'succeeded' as const,
      cardBrand: 'Visa',
      cardLastFour: '4242',
      receipt: 'receipt-1',
    },
  ],
  openPayment: null,
  cancellation: {
    charges: [
      { from: null, until: '2027-04-13', basis: 'the deposit', charge: pence(45_560), isNow: true },
      {
        from: '2027-04-14',
        until: '2027-05-13',
        basis: '50% of the total price',
        charge: pence(46_800),
        isNow: false,
      },
      {
        from: '2027-05-14',
        until: '2027-06-12',
        basis: 'the total price',
        charge: pence(93_600),
        isNow: false,
      },
    ],
    isPossible: true,
    text: 'The charge depends on the day on which you cancel.',
  },
} satisfies Partial<ManagedBooking>;

const ITINERARY: ManagedBooking['itinerary'] = [
  {
    from: '2027-06-12',
    until: '2027-06-12',
    items: [
      {
        time: '06:10',
        kind: 'flight-out',
        title: 'Fly to Antalya',
        detail: 'easyJet U2 8071, 4h 05m, lands 12:15',
      },
      { time: '15:00', kind: 'check-in', title: 'Check in, Sol Bay Resort', detail: 'Half Board' },
    ],
  },
  {
    from: '2027-06-13',
    until: '2027-06-18',
    items: [{ time: null, kind: 'stay', title: 'At the resort', detail: 'Half Board' }],
  },
  {
    from: '2027-06-19',
    until: '2027-06-19',
    items: [
      {
        time: '13:05',
        kind: 'flight-home',
        title: 'Fly home to London Gatwick',
        detail: 'easyJet U2 8072, lands 15:40',
      },
    ],
  },
];

const SHOP = {
  seller: {
    name: 'Sandpiper Holidays',
    address: ['1 Sample Street', 'London'],
    phone: '020 7946 0123',
    email: 'hello@sandpiper.example.com',
    hours: 'Mon-Sun 9am-9pm',
  },
  organiser: { name: 'Sandpiper Holidays Limited', address: ['1 Sample Street', 'London'] },
  protection: { atolNumber: null, text: null },
  emergency: { phone: '+44 20 7946 0199', hours: 'Day and night' },
  information: [{ title: 'Passport and visa', text: 'Every traveller needs a passport.' }],
  contract: [
    { title: 'Organiser', text: 'Sandpiper Holidays Limited, 1 Sample Street, London' },
    { title: 'Passport and visa', text: 'Every traveller needs a passport.' },
  ],
} satisfies Partial<ManagedBooking>;
