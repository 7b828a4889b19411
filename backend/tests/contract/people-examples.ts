import { randomUUID } from 'node:crypto';

import type { CallName } from '../../src/api-description/call-names';
import { pageViewToken } from '../support/page-views';
import { LEAD, SECOND } from '../support/people';
import { type TestShop } from '../support/test-shop';

import { withBody, type CallExample } from './example';

const FAULT_FRAME = { file: 'mfe-deal/1.0.0-a/mfe_deal.1.js', line: 1, column: 20 };
const FAULT_REPORT = {
  part: 'mfe-deal',
  version: '1.0.0-a',
  message: 'x is not a function',
  frames: [FAULT_FRAME],
  page: '/deal/:dealId',
  browser: { family: 'Chrome', major: 130 },
  view: '3b241101-e2bb-4255-8caf-4136c566a962',
};
const TELEMETRY = {
  part: 'mfe-search',
  version: '1.0.0-contract',
  events: [{ event: 'loaded' }, { event: 'vital', name: 'LCP', value: 1200 }],
};

export const PEOPLE_EXAMPLES = {
  userContact: {
    ids: '[API-CONTACT-03]',
    good: async () => ({
      body: {
        email: 'ann@example.com',
        phoneNumber: '02079460123',
        referenceNumber: 'r-1',
        userSessionId: `session-${randomUUID()}`,
      },
    }),
    verify: async (json, request, shop) => {
      expect(json).toEqual({ success: true });
      const stored = await shop.db
        .selectFrom('contacts')
        .selectAll()
        .where('user_session_id', '=', String(request.body?.['userSessionId']))
        .executeTakeFirst();
      expect(stored).toMatchObject({ email: 'ann@example.com', phone: '02079460123', reference: 'r-1' });
    },
    invalid: [
      ['a session without a name', withBody({ userSessionId: '' }), 400, 'userSessionId'],
      ['an address of 255 letters', withBody({ email: 'x'.repeat(255) }), 400, 'email'],
      ['a phone number of 41 digits', withBody({ phoneNumber: '1'.repeat(41) }), 400, 'phoneNumber'],
    ],
  },
  createLeadPassenger: {
    ids: '[API-LEAD-02]',
    good: async () => ({ body: LEAD }),
    verify: async (json, _request, shop) => {
      const { leadPassengerId } = json as { leadPassengerId: string };
      const stored = await shop.db
        .selectFrom('lead_passengers')
        .select('details')
        .where('id', '=', leadPassengerId)
        .executeTakeFirst();
      expect(stored?.details).toEqual(LEAD);
    },
    invalid: [
      ['a title of its own', withBody({ title: 'Captain' }), 400, 'title'],
      ['a name of blanks', withBody({ firstName: '   ' }), 400, 'firstName'],
      ['a name of two lines', withBody({ firstName: 'Ann\r\nBcc: x@y.example' }), 400, 'firstName'],
      ['a name with an escape sequence', withBody({ lastName: '\u001b[31mLi' }), 400, 'lastName'],
      ['a birthday to come', withBody({ dateOfBirth: '2099-01-01' }), 400, 'dateOfBirth'],
      ['a birthday too long ago', withBody({ dateOfBirth: '0000-01-01' }), 400, 'dateOfBirth'],
      ['a birthday that is not', withBody({ dateOfBirth: '1980-02-31' }), 400, 'dateOfBirth'],
      ['a birthday the American way', withBody({ dateOfBirth: '05/12/1980' }), 400, 'dateOfBirth'],
      ['no address', withBody({ email: 'ann at example' }), 400, 'email'],
      ['a short phone number', withBody({ telephone: '12345' }), 400, 'telephone'],
      ['a phone number of blanks', withBody({ telephone: '          ' }), 400, 'telephone'],
      ['a phone number of markup', withBody({ telephone: '<script>1234567</script>' }), 400, 'telephone'],
      ['no postcode', withBody({ postcode: '' }), 400, 'postcode'],
    ],
  },
  createOtherPassengers: {
    ids: '[API-OTHERS-03]',
    good: async (shop) => {
      const leadPassengerId = await shop.leadPassenger();
      return { body: { leadPassengerId, passengers: [{ ...SECOND, leadPassengerId }] } };
    },
    verify: async (json, request, shop) => {
      expect(json).toEqual({ success: true });
      const stored = await shop.db
        .selectFrom('other_passengers')
        .select('passengers')
        .where('lead_passenger_id', '=', String(request.body?.['leadPassengerId']))
        .executeTakeFirst();
      expect(stored?.passengers).toEqual([SECOND]);
    },
    invalid: [
      ['nobody', withBody({ passengers: [] }), 400, 'passengers'],
      [
        'forty people',
        ({ body = {} }) => ({
          body: {
            ...body,
            passengers: Array.from({ length: 40 }, () => ({ ...SECOND, leadPassengerId: 'x' })),
          },
        }),
        400,
        'passengers',
      ],
      [
        'a birthday to come',
        ({ body = {} }) => ({
          body: {
            ...body,
            passengers: [{ ...SECOND, leadPassengerId: body['leadPassengerId'], dateOfBirth: '2099-01-01' }],
          },
        }),
        400,
        'passengers.0.dateOfBirth',
      ],
      ['people of another booking', withBody({ leadPassengerId: randomUUID() }), 400, 'leadPassengerId'],
      [
        'an unknown booking',
        () => ({ body: { leadPassengerId: 'x', passengers: [{ ...SECOND, leadPassengerId: 'x' }] } }),
        404,
        null,
      ],
    ],
  },
  enquiries: {
    ids: '[DEC-165]',
    good: async () => ({
      body: {
        id: randomUUID(),
        name: 'Ann Lee',
        email: 'ann@example.com',
        topic: 'booking',
        message: 'A cot?',
      },
    }),
    verify: async (json, request, shop) => {
      expect(json).toEqual({ success: true });
      const stored = await shop.db
        .selectFrom('enquiries')
        .innerJoin('outbox', 'outbox.enquiry_id', 'enquiries.id')
        .select(['enquiries.email', 'enquiries.message', 'outbox.kind'])
        .where('enquiries.id', '=', String(request.body?.['id']))
        .executeTakeFirst();
      expect(stored).toEqual({ email: 'ann@example.com', message: 'A cot?', kind: 'enquiry' });
    },
    invalid: [
      ['no name', withBody({ name: ' ' }), 400, 'name'],
      ['no address', withBody({ email: 'nobody' }), 400, 'email'],
      ['no message', withBody({ message: '' }), 400, 'message'],
      ['a message of 4,001 letters', withBody({ message: 'x'.repeat(4_001) }), 400, 'message'],
      ['a topic that is none', withBody({ topic: 'spam' }), 400, 'topic'],
      ['an id that is none', withBody({ id: '1' }), 400, 'id'],
    ],
  },
  newsletter: {
    ids: '[DEC-23]',
    good: async () => ({ body: { email: `reader-${randomUUID()}@example.com` } }),
    verify: async (json, request, shop) => {
      expect(json).toEqual({ success: true });
      const stored = await shop.db
        .selectFrom('subscribers')
        .select('state')
        .where('email', '=', String(request.body?.['email']))
        .executeTakeFirst();
      expect(stored).toEqual({ state: 'asked' });
    },
    invalid: [
      ['no address', withBody({ email: 'nobody' }), 400, 'email'],
      ['two addresses', withBody({ email: 'a@example.com,b@example.com' }), 400, 'email'],
      ['an address of 255 letters', withBody({ email: `${'x'.repeat(243)}@example.com` }), 400, 'email'],
    ],
  },
  'newsletter/confirm': {
    ids: '[DEC-23]',
    good: async (shop) => {
      const email = `reader-${randomUUID()}@example.com`;
      await shop.post('newsletter', { email });
      return { query: { token: await tokenOf(shop, email) } };
    },
    // newsletter.test.ts checks the pages, which say in words what is wrong with a link.
    verify: () => {},
    invalid: [],
  },
  'fault-reports': {
    ids: '[DEC-108]',
    good: async () => ({
      body: { ...FAULT_REPORT, token: pageViewToken({ [FAULT_REPORT.part]: [FAULT_REPORT.version] }) },
    }),
    verify: (json) => expect(json).toEqual({ success: true }),
    invalid: [
      ['no token of a page view', withBody({ token: undefined }), 403, null],
      ['a name that no app can have', withBody({ part: 'backend' }), 400, 'part'],
      ['a message of 301 letters', withBody({ message: 'x'.repeat(301) }), 400, 'message'],
      ['21 frames', withBody({ frames: Array.from({ length: 21 }, () => FAULT_FRAME) }), 400, 'frames'],
      [
        'a file outside the releases',
        withBody({ frames: [{ ...FAULT_FRAME, file: 'https://elsewhere.test/a.js' }] }),
        400,
        'frames.0.file',
      ],
      ['a page with a query', withBody({ page: '/deal?name=Jo' }), 400, 'page'],
      ['an unknown browser', withBody({ browser: { family: 'Jo', major: 1 } }), 400, 'browser.family'],
      ['no id of the page view', withBody({ view: '' }), 400, 'view'],
    ],
  },
  telemetry: {
    ids: '[DEC-108]',
    good: async () => ({
      body: { ...TELEMETRY, token: pageViewToken({ [TELEMETRY.part]: [TELEMETRY.version] }) },
    }),
    verify: (json) => expect(json).toEqual({ success: true }),
    invalid: [
      ['no token of a page view', withBody({ token: undefined }), 403, null],
      ['an invented token', withBody({ token: 'eyJ2aWV3IjoieCJ9.c2lnbmF0dXJl' }), 403, null],
      ['a version that the page was not served with', withBody({ version: '1.0.0-other' }), 403, null],
      ['a name that no app can have', withBody({ part: 'backend' }), 400, 'part'],
      ['a version with blanks', withBody({ version: 'one two' }), 400, 'version'],
      ['no events', withBody({ events: [] }), 400, 'events'],
      [
        '51 events',
        withBody({ events: Array.from({ length: 51 }, () => ({ event: 'loaded' })) }),
        400,
        'events',
      ],
      ['an event of its own', withBody({ events: [{ event: 'click' }] }), 400, 'events'],
      [
        'a value below zero',
        withBody({ events: [{ event: 'vital', name: 'CLS', value: -1 }] }),
        400,
        'events.0.value',
      ],
    ],
  },
} satisfies Partial<Record<CallName, CallExample>>;

/** Returns the token in the latest mail to an address. */
export async function tokenOf(shop: TestShop, email: string): Promise<string> {
  const mails = await shop.db
    .selectFrom('outbox')
    .innerJoin('subscribers', 'subscribers.id', 'outbox.subscriber_id')
    .select(['outbox.letter', 'outbox.next_try_at'])
    .where('subscribers.email', '=', email)
    .orderBy('outbox.next_try_at')
    .execute();
  const letter = mails.at(-1)?.letter ?? {};
  const url = 'confirmUrl' in letter ? letter.confirmUrl : undefined;
  return new URL(url ?? 'http://none').searchParams.get('token') ?? '';
}
