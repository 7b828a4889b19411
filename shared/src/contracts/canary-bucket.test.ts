import { canaryBucket, VISITOR_ID } from './canary-bucket';

const VISITORS = Array.from({ length: 20_000 }, (_, index) => `visitor-${index}`);
const groupOf = (app: string, version: string) =>
  new Set(VISITORS.filter((id) => canaryBucket(id, app, version) < 10));

describe('the bucket of a visitor', () => {
  it('is always the same for one canary', () => {
    expect(canaryBucket('visitor-1', 'mfe-deal', '1.0.0-a')).toBe(
      canaryBucket('visitor-1', 'mfe-deal', '1.0.0-a'),
    );
  });

  // Servers and browsers of different releases must agree.
  it.each([
    ['visitor-1', 'mfe-deal', '1.0.0-a', 26],
    ['visitor-2', 'mfe-deal', '1.0.0-a', 15],
    ['visitor-1', 'mfe-search', '1.0.0-a', 11],
    ['visitor-1', 'mfe-deal', '1.0.0-b', 76],
    ['Zx_9-qwertyuiop', 'shell', '2.13.0-9637ed3e', 3],
  ])('is the same in every release: %s for %s %s is in %i', (visitor, app, version, bucket) => {
    expect(canaryBucket(visitor, app, version)).toBe(bucket);
  });

  it('puts a tenth of the visitors below ten', () => {
    // Five standard deviations of a binomial distribution with p = 0.1.
    const tolerance = 5 * Math.sqrt(VISITORS.length * 0.1 * 0.9);
    expect(Math.abs(groupOf('mfe-deal', '1.0.0-a').size - VISITORS.length / 10)).toBeLessThan(tolerance);
  });

  it.each([
    ['another app', 'mfe-search', '1.0.0-a'],
    ['another version', 'mfe-deal', '1.0.0-b'],
  ])('is independent of the bucket for %s', (_kind, app, version) => {
    const first = groupOf('mfe-deal', '1.0.0-a');
    const inBoth = [...groupOf(app, version)].filter((id) => first.has(id)).length;
    const expected = VISITORS.length / 100;
    expect(Math.abs(inBoth - expected)).toBeLessThan(5 * Math.sqrt(expected));
  });
});

it.each([
  ['12345678', true],
  ['1234567', false],
  ['Zx_9-qwertyuiop', true],
  ['x'.repeat(40), true],
  ['x'.repeat(41), false],
  ['1234 5678', false],
  ['12345678;', false],
  [';12345678', false],
])('%s is the id of a visitor: %s', (id, isValid) => {
  expect(VISITOR_ID.test(id)).toBe(isValid);
});
