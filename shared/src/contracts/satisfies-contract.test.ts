import { satisfiesContract } from './satisfies-contract';

describe('satisfiesContract', () => {
  it.each([
    ['1.0.0', '^1.0.0', true],
    ['1.4.2', '^1.4.1', true],
    ['1.4.0', '^1.4.1', false],
    ['1.3.9', '^1.4.0', false],
    ['1.4.0', '^1.3.9', true],
    ['12.34.56', '^12.34.56', true],
    ['12.34.56', '^12.34.57', false],
    ['12.35.0', '^12.34.56', true],
    ['2.0.0', '^1.0.0', false],
    ['1.0.0', '1.0.0', false],
    ['1.0.0', '~1.0.0', false],
    ['1.0.0', '91.0.0', false],
    ['1.0.0', '*', false],
    ['one', '^1.0.0', false],
    ['v1.0.0', '^1.0.0', false],
    ['1.0.0-beta', '^1.0.0', false],
  ])('compares version %s with the range %s: %s', (version, range, satisfied) => {
    expect(satisfiesContract(version, range)).toBe(satisfied);
  });
});
