import { readDevArguments } from './dev-arguments';

describe('the arguments of npm run dev', () => {
  it('name one remote, and the site that everything else comes from', () => {
    expect(readDevArguments(['mfe-checkout'])).toEqual({
      remote: 'mfe-checkout',
      against: null,
      allowBookings: false,
    });
    expect(readDevArguments(['mfe-deal', '--against', 'https://shop.example/', '--allow-bookings'])).toEqual({
      remote: 'mfe-deal',
      against: 'https://shop.example',
      allowBookings: true,
    });
  });

  it.each([
    [[], /Which remote/],
    [['mfe-deal', 'mfe-search'], /Which remote, and only one/],
    [['shell'], /No such remote: shell[^]*mfe-checkout/],
    [['mfe-hotels'], /No such remote: mfe-hotels/],
    [['mfe-deal', '--agianst', 'https://shop.example'], /^Unknown option '--agianst'\.\n\nnpm run dev/],
    [['mfe-deal', '--against'], /'--against <value>' argument missing/],
    [['mfe-deal', '--against', 'shop.example'], /takes the address of a site.*not shop\.example/],
    [['mfe-deal', '--against', 'ftp://shop.example'], /takes the address of a site/],
    [['mfe-deal', '--against', 'https://shop.example/deals'], /takes the address of a site/],
    [['mfe-deal', '--against', 'https://ann:secret@shop.example'], /takes the address of a site/],
    [['mfe-deal', '--allow-bookings'], /--allow-bookings needs --against/],
  ])('are refused in words: %j', (args, words) => {
    expect(() => readDevArguments(args)).toThrow(words);
  });
});
