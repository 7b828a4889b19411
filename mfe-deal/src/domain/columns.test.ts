import fc from 'fast-check';

import { fromColumns, toColumns } from './columns';

interface Row {
  readonly date: string;
  readonly price: number;
  readonly rooms: readonly string[];
  readonly score: number | null;
}

const someRows: fc.Arbitrary<readonly Row[]> = fc.array(
  fc.record({
    date: fc.constantFrom('2027-06-11', '2027-06-12'),
    price: fc.integer(),
    rooms: fc.array(fc.constantFrom('DB2', 'TW2'), { maxLength: 2 }),
    score: fc.option(fc.integer()),
  }),
);

describe('columns', () => {
  it('restore any rows after JSON', () => {
    fc.assert(
      fc.property(someRows, (rows) => {
        const wire = JSON.parse(JSON.stringify(toColumns(rows))) as ReturnType<typeof toColumns<Row>>;
        expect(fromColumns(wire)).toEqual(rows);
      }),
    );
  });

  it('write a value that all rows have once', () => {
    const rows = [1, 2, 3].map((price) => ({ date: '2027-06-11', price, rooms: ['DB2'], score: null }));
    expect(toColumns<Row>(rows).fields).toEqual({
      date: ['2027-06-11'],
      price: [1, 2, 3],
      rooms: [['DB2']],
      score: [null],
    });
  });
});
