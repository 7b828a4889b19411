import { below, from } from './tokens';

describe('breakpoints', () => {
  it('are 640, 768 (end of phones) and 1024 px (large screens) [CONST-10, DEC-102]', () => {
    expect(from).toMatchObject({
      small: '@media (min-width: 640px)',
      desktop: '@media (min-width: 768px)',
      large: '@media (min-width: 1024px)',
    });
  });

  it.each(['desktop', 'large'] as const)(
    'leave no gap between `below` and `from` at %s [DEC-102]',
    (limit) => {
      const width = (query: string) => Number(/\d+(\.\d+)?/.exec(query)?.[0]);
      const gap = width(from[limit]) - width(below[limit]);
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThan(0.1);
    },
  );
});
