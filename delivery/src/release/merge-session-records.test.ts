import { bookingSessionSchema } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { sessionRead } from '@storefront/shared/contracts/session-fixtures';

import { schemaViolations } from '../compatibility/schema-violations';

import { mergeSessionRecords } from './merge-session-records';

const CONTRACT = sessionRead('session', bookingSessionSchema).needs;
const read = (...fields: string[]) => ({
  writes: [],
  reads: fields.map((field) => ({ field, by: 'features/a' })),
});
const needs = (...fields: string[]) => mergeSessionRecords([read(...fields)], CONTRACT).reads[0]?.needs ?? {};
const missing = (session: object, ...fields: string[]) =>
  schemaViolations(needs(...fields), session).map(({ field, expected }) => `${field}: ${expected}`);

describe('the schema of the fields that code reads', () => {
  it('requires these fields with the types of the contract, and no others', () => {
    expect(missing({}, 'passengersSaved')).toEqual(['passengersSaved: a boolean']);
    expect(missing({ passengersSaved: 'yes' }, 'passengersSaved')).toEqual(['passengersSaved: a boolean']);
    expect(missing({ passengersSaved: true }, 'passengersSaved')).toEqual([]);
  });

  it('follows objects, arrays and null', () => {
    const fields = ['chosen', 'chosen.rooms', 'chosen.rooms[]', 'chosen.rooms[].name'];
    expect(missing({ chosen: null }, ...fields)).toEqual([]);
    expect(missing({ chosen: { rooms: [{ name: 'Double' }, {}] } }, ...fields)).toEqual([
      'chosen.rooms[1].name: a string',
    ]);
  });

  it('allows fields with a default to be missing, and knows the values of an enumeration', () => {
    expect(missing({}, 'offer')).toEqual([]);
    expect(missing({ extras: { transfer: 'TAXI' } }, 'extras', 'extras.transfer')).toEqual([
      'extras.transfer: one of "NO_TRANSFER", "SHUTTLE", "PRIVATE"',
    ]);
  });

  it('requires a field that the contract does not know, which no app writes', () => {
    expect(missing({}, 'loyaltyNumber')).toEqual(['loyaltyNumber: a value']);
  });
});

describe('the recorded sessions', () => {
  const write = (session: Record<string, unknown>, by = 'features/a') => ({
    reads: [],
    writes: [{ command: 'chooseTransfer', by, session }],
  });

  it('keep one session of each shape, whatever the order of the tests', () => {
    const records = [
      write({ nights: 7, extras: { transfer: 'SHUTTLE' } }),
      write({ nights: 3, extras: { transfer: 'SHUTTLE' } }),
      write({ nights: 7, extras: { transfer: 'PRIVATE' } }),
      write({ nights: null, extras: { transfer: 'SHUTTLE' } }),
    ];
    const { writes } = mergeSessionRecords(records, CONTRACT);

    expect(writes).toHaveLength(3);
    expect(writes.map(({ name }) => name)).toEqual(
      Array.from({ length: 3 }, () => 'chooseTransfer in features/a'),
    );
    expect(mergeSessionRecords(records.toReversed(), CONTRACT)).toEqual({ writes, reads: [] });
  });

  it('keep sessions whose lists have other entries, in any order of the entries', () => {
    const [named, coded] = [{ name: 'Double' }, { code: 'DB2' }];
    const writesOf = (...lists: readonly object[][]) =>
      mergeSessionRecords(
        lists.map((rooms) => write({ rooms })),
        CONTRACT,
      ).writes;

    expect(writesOf([named], [coded])).toHaveLength(2);
    expect(writesOf([named, coded], [coded, named])).toHaveLength(1);
  });

  it('keep the first of the sessions of one shape in the order of their texts', () => {
    const { writes } = mergeSessionRecords([write({ nights: 7 }), write({ nights: 3 })], CONTRACT);
    expect(writes.map(({ session }) => session)).toEqual([{ nights: 3 }]);
  });

  it('keep one session whatever the order of its fields, and its free texts', () => {
    const records = [
      write({ nights: 7, title: 'A week in Side' }),
      write({ title: 'Rome', nights: 3 }),
      write({ nights: 4, title: '' }),
    ];
    expect(mergeSessionRecords(records, CONTRACT).writes).toHaveLength(1);
  });

  it('keep a session for each type of a field', () => {
    const values = [7, '7', true, null, {}, []];
    const { writes } = mergeSessionRecords(
      values.map((nights) => write({ nights })),
      CONTRACT,
    );
    expect(writes).toHaveLength(values.length);
  });

  it('keep a session for each constant of the contract, and none for its other texts', () => {
    const contract = {
      required: ['Double', 'Single'],
      properties: { enum: { type: 'string' }, kind: { anyOf: [{ const: 'HOTEL' }, { const: 'CRUISE' }] } },
    };
    const writesOf = (field: string, ...values: readonly string[]) =>
      mergeSessionRecords(
        values.map((value) => write({ [field]: value })),
        contract,
      ).writes;
    expect(writesOf('kind', 'HOTEL', 'CRUISE')).toHaveLength(2);
    expect(writesOf('name', 'Double', 'Single')).toHaveLength(1);
    expect(writesOf('type', 'string', 'text')).toHaveLength(1);
  });

  it('are in the order of commands and folders, as is what each folder reads', () => {
    const record = (command: string, by: string) => ({
      writes: [{ command, by, session: {} }],
      reads: [{ field: 'passengersSaved', by }],
    });
    const records = [
      record('chooseRooms', 'features/b'),
      record('chooseTransfer', 'features/a'),
      record('chooseRooms', 'features/a'),
    ];
    const { writes, reads } = mergeSessionRecords(records, CONTRACT);
    expect(writes.map(({ name }) => name)).toEqual([
      'chooseRooms in features/a',
      'chooseRooms in features/b',
      'chooseTransfer in features/a',
    ]);
    expect(reads.map(({ name }) => name)).toEqual(['features/a', 'features/b']);
  });
});
