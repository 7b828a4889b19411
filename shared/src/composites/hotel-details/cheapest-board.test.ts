import { pence } from '../../domain/pricing/pence';

import { cheapestBoard } from './cheapest-board';

const board = (boardBasis: string, pricePerPerson: number) => ({
  boardBasis,
  pricePerPerson: pence(pricePerPerson),
});

describe('the cheapest board', () => {
  it('is the one with the lowest price at any position [SRCH-MOD-03]', () => {
    expect(cheapestBoard([board('AI', 49_600), board('HB', 41_200), board('FB', 45_000)])?.boardBasis).toBe(
      'HB',
    );
  });

  it('is the first one of equal prices [SRCH-MOD-03]', () => {
    expect(cheapestBoard([board('HB', 41_200), board('BB', 41_200)])?.boardBasis).toBe('HB');
  });

  it('is null without boards', () => {
    expect(cheapestBoard([])).toBeNull();
  });
});
