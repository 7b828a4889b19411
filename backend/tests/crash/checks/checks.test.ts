import { History, type HistoryEvent } from '../history';

import { doubledBookings } from './doubled';
import type { Evidence } from './evidence';
import { lostBookings } from './lost';
import { faultyMails } from './mails';
import { tornBookings } from './torn';

const ATTEMPT = { id: 'pay-1', quoteId: 'quote-1', amount: 700, state: 'succeeded' };
const ORDER = {
  id: 'order-1',
  reference: 'ABCDEFGHJK',
  attemptId: 'pay-1',
  quoteId: 'quote-1',
  total: 1_000,
  paid: 700,
  balance: 300,
  quoted: 1_000,
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
const QUEUED = { orderId: 'order-1', messageId: MAIL.messageId, state: 'sent' };
const STATE: Evidence['state'] = { attempts: [ATTEMPT], orders: [ORDER], outbox: [QUEUED], ledger: LEDGER };
const REPORTED: readonly HistoryEvent[] = [
  { event: 'began', booking: 1, quoteId: 'quote-1', email: MAIL.to },
  { event: 'paid', booking: 1, quoteId: 'quote-1', paymentId: 'pay-1', amount: 700 },
  { event: 'ordered', booking: 1, paymentId: 'pay-1', orderId: 'order-1', reference: ORDER.reference },
];

/** One booking that went well, changed in one place. */
function evidence(change: Partial<Evidence> = {}, events = REPORTED): Evidence {
  const history = new History('/dev/null');
  for (const event of events) history.add(event);
  return { history, charges: [CHARGE], state: STATE, mails: [MAIL], mailsPutBack: 0, ...change };
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
  const empty = { attempts: [], orders: [], outbox: [], ledger: [] };
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
