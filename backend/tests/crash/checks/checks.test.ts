import { History, type HistoryEvent } from '../history';

import { doubledBookings } from './doubled';
import type { Evidence } from './evidence';
import { lostBookings } from './lost';
import { faultyMails } from './mails';
import { tornBookings } from './torn';

const ATTEMPT = { id: 'pay-1', quoteId: 'quote-1', orderId: null, amount: 700, state: 'succeeded' };
const ORDER = {
  id: 'order-1',
  reference: 'ABCDEFGHJK',
  attemptId: 'pay-1',
  quoteId: 'quote-1',
  total: 1_000,
  paid: 700,
  balance: 300,
  quoted: 1_000,
  state: 'confirmed',
  refunded: 0,
};
const MAIL = { run: 1, messageId: '<order-1@bookings>', reference: ORDER.reference, to: 'ann@example.com' };
const CHARGE = {
  key: 'pay-1',
  amount: 700,
  state: 'succeeded',
  reason: null,
  brand: 'Visa',
  last4: '4242',
} as const;
const LEDGER = [
  { subjectId: 'pay-1', event: 'created', amount: 700 },
  { subjectId: 'pay-1', event: 'succeeded', amount: 700 },
  { subjectId: 'order-1', event: 'confirmed', amount: 700 },
];
const QUEUED = {
  orderId: 'order-1',
  kind: 'confirmation',
  cause: '',
  messageId: MAIL.messageId,
  state: 'sent',
};
const STATE: Evidence['state'] = {
  attempts: [ATTEMPT],
  orders: [ORDER],
  refunds: [],
  cancellations: [],
  outbox: [QUEUED],
  ledger: LEDGER,
};
const REPORTED: readonly HistoryEvent[] = [
  { event: 'began', booking: 1, quoteId: 'quote-1', email: MAIL.to },
  { event: 'paid', booking: 1, quoteId: 'quote-1', paymentId: 'pay-1', amount: 700 },
  { event: 'ordered', booking: 1, paymentId: 'pay-1', orderId: 'order-1', reference: ORDER.reference },
];

/** One booking that went well, changed in one place. */
function evidence(change: Partial<Evidence> = {}, events = REPORTED): Evidence {
  const history = new History('/dev/null');
  for (const event of events) history.add(event);
  return {
    history,
    charges: [CHARGE],
    refunds: [],
    state: STATE,
    mails: [MAIL],
    sellerEmail: 'shop@example.com',
    mailsPutBack: 0,
    ...change,
  };
}

const found = (held: Evidence) => ({
  lost: lostBookings(held).length > 0,
  doubled: doubledBookings(held).length > 0,
  torn: tornBookings(held).length > 0,
  mail: faultyMails(held).length > 0,
});
const SOUND = { lost: false, doubled: false, torn: false, mail: false };
const OTHER = { ...ORDER, id: 'order-2', attemptId: 'pay-2' };

it('find nothing in a booking that went well, and nothing in nothing', () => {
  expect(found(evidence())).toEqual(SOUND);
  const empty = { attempts: [], orders: [], refunds: [], cancellations: [], outbox: [], ledger: [] };
  expect(found(evidence({ charges: [], state: empty, mails: [] }, []))).toEqual(SOUND);
});

it.each<[string, Evidence, Partial<typeof SOUND>]>([
  [
    'an order that is gone',
    evidence({ state: { ...STATE, orders: [], outbox: [] }, mails: [] }),
    { lost: true },
  ],
  [
    'another reference',
    evidence({ state: { ...STATE, orders: [{ ...ORDER, reference: 'Z' }] } }),
    { lost: true },
  ],
  ['money without an order', evidence({ charges: [CHARGE, { ...CHARGE, key: 'pay-9' }] }), { lost: true }],
  ['a key charged twice', evidence({ charges: [CHARGE, CHARGE] }), { doubled: true }],
  ['another sum charged', evidence({ charges: [{ ...CHARGE, amount: 701 }] }), { lost: true, doubled: true }],
  ['two orders of a quote', evidence({ state: { ...STATE, orders: [ORDER, OTHER] } }), { doubled: true }],
  [
    'a decline that was charged',
    evidence({}, [...REPORTED, { event: 'declined', booking: 1, paymentId: 'pay-1' }]),
    { doubled: true },
  ],
  ['an order without a mail', evidence({ state: { ...STATE, outbox: [] } }), { torn: true }],
  [
    'an order without its ledger',
    evidence({ state: { ...STATE, ledger: LEDGER.slice(0, 2) } }),
    { torn: true },
  ],
  [
    'a payment left in between',
    evidence({ state: { ...STATE, attempts: [{ ...ATTEMPT, state: 'pending' }] } }),
    { torn: true, lost: true },
  ],
  ['a mail never sent', evidence({ mails: [] }), { mail: true }],
  ['a mail to a stranger', evidence({ mails: [{ ...MAIL, to: 'eve@example.com' }] }), { mail: true }],
  ['a mail sent twice by one start', evidence({ mails: [MAIL, { ...MAIL }] }), { mail: true }],
])('find %s', (_what, held, expected) => {
  expect(found(held)).toMatchObject(expected);
});

it('forgive the one mail that was on its way when the backend died, and one that was announced', () => {
  expect(found(evidence({ mails: [MAIL, { ...MAIL, run: 2 }] }))).toEqual(SOUND);
  expect(found(evidence({ mails: [MAIL, { ...MAIL }], mailsPutBack: 1 }))).toEqual(SOUND);
});

describe('of a booking whose balance was paid, and that was cancelled with a refund', () => {
  const BALANCE = { ...ATTEMPT, id: 'pay-2', orderId: 'order-1', amount: 300 };
  const REFUND = {
    id: 'refund-1',
    orderId: 'order-1',
    attemptId: 'pay-2',
    amount: 300,
    cause: 'offer-1',
    state: 'succeeded',
  };
  const RETURNED = { key: 'refund-1', chargeKey: 'pay-2', amount: 300, state: 'succeeded' } as const;
  const CANCELLED: Evidence['state'] = {
    attempts: [ATTEMPT, BALANCE],
    orders: [{ ...ORDER, paid: 1_000, balance: 0, state: 'cancelled', refunded: 300 }],
    refunds: [REFUND],
    cancellations: [{ quoteId: 'offer-1', orderId: 'order-1', charge: 700, refund: 300 }],
    outbox: [
      QUEUED,
      ...[
        ['receipt', 'pay-2'],
        ['cancelled', ''],
        ['for-seller', 'offer-1'],
        ['refund', 'refund-1'],
      ].map(([kind = '', cause = '']) => ({ ...QUEUED, kind, cause, messageId: `<${kind}@bookings>` })),
    ],
    ledger: [
      ...LEDGER,
      { subjectId: 'pay-2', event: 'created', amount: 300 },
      { subjectId: 'pay-2', event: 'succeeded', amount: 300 },
      { subjectId: 'order-1', event: 'cancelled', amount: 700 },
      { subjectId: 'refund-1', event: 'succeeded', amount: 300 },
    ],
  };
  const EVENTS: readonly HistoryEvent[] = [
    ...REPORTED,
    { event: 'balance-paid', booking: 1, reference: ORDER.reference, paymentId: 'pay-2', amount: 300 },
    {
      event: 'cancelled',
      booking: 1,
      reference: ORDER.reference,
      quoteId: 'offer-1',
      charge: 700,
      refund: 300,
    },
  ];
  const MAILS = CANCELLED.outbox.map(({ kind, messageId }) => ({
    ...MAIL,
    messageId,
    to: kind === 'for-seller' ? 'shop@example.com' : MAIL.to,
  }));
  const cancelled = (change: Partial<Evidence> = {}) =>
    evidence(
      {
        charges: [CHARGE, { ...CHARGE, key: 'pay-2', amount: 300 }],
        refunds: [RETURNED],
        state: CANCELLED,
        mails: MAILS,
        ...change,
      },
      EVENTS,
    );

  it('they find nothing when all went well', () => {
    expect(found(cancelled())).toEqual(SOUND);
  });

  it.each<[string, Partial<Evidence>, Partial<typeof SOUND>]>([
    [
      'a second refund of the bank',
      { refunds: [RETURNED, { ...RETURNED, key: 'refund-2' }] },
      { doubled: true },
    ],
    ['a refund that never reached the bank', { refunds: [] }, { lost: true, doubled: true }],
    ['another sum refunded', { refunds: [{ ...RETURNED, amount: 299 }] }, { lost: true, doubled: true }],
    [
      'a second charge of the balance',
      {
        charges: [CHARGE, { ...CHARGE, key: 'pay-2', amount: 300 }, { ...CHARGE, key: 'pay-2', amount: 300 }],
      },
      { doubled: true },
    ],
    [
      'a balance that is not on its order',
      { state: { ...CANCELLED, orders: [ORDER] } },
      { lost: true, torn: true },
    ],
    [
      'a refund without a result',
      { state: { ...CANCELLED, refunds: [{ ...REFUND, state: 'pending' }] } },
      { torn: true },
    ],
    [
      'a cancellation that is gone',
      { state: { ...CANCELLED, cancellations: [], refunds: [] } },
      { lost: true, torn: true },
    ],
    [
      'a balance without a receipt',
      { state: { ...CANCELLED, outbox: CANCELLED.outbox.filter(({ kind }) => kind !== 'receipt') } },
      { torn: true },
    ],
    [
      'a cancellation that the seller never received',
      { mails: MAILS.map((mail) => ({ ...mail, to: MAIL.to })) },
      { mail: true },
    ],
  ])('they find %s', (_what, change, expected) => {
    expect(found(cancelled(change))).toMatchObject(expected);
  });
});
