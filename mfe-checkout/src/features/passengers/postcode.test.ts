import { formatPostcode, postcodeHint } from './postcode';

const uk = (postcode: string) => ({ postcode, country: 'United Kingdom' });

describe('a UK postcode', () => {
  it.each([
    ['n11aa', 'N1 1AA'],
    [' sw1a  1aa ', 'SW1A 1AA'],
    ['M607LP', 'M60 7LP'],
    ['gir0aa', 'GIR 0AA'],
    ['bfpo 801', 'BFPO 801'],
  ])('%p is stored as %p, without a hint [DEC-221]', (typed, stored) => {
    expect(formatPostcode(uk(typed))).toBe(stored);
    expect(postcodeHint(uk(typed))).toBeUndefined();
  });

  it.each(['SW1A 1A1', 'LONDON', '12345'])(
    'of another form such as %p is pointed out, and kept as typed [DEC-221]',
    (typed) => {
      expect(postcodeHint(uk(typed))).toBe('Is it complete? For example SW1A 1AA');
      expect(formatPostcode(uk(typed))).toBe(typed);
    },
  );

  it('is not pointed out while it is being typed', () => {
    for (const typed of ['', 'S', 'SW1A']) expect(postcodeHint(uk(typed))).toBeUndefined();
  });
});

it('a postcode of another country is kept as typed, and its hint has a way on for places without one [DEC-221]', () => {
  const address = { postcode: ' d02 af30 ', country: 'Ireland' };
  expect(formatPostcode(address)).toBe('d02 af30');
  expect(postcodeHint(address)).toBe('No postcode there? Enter 0000');
});
