import { readDevArguments } from './dev-arguments';

describe('the arguments of npm run dev', () => {
  it('contain one remote and optionally the site for all other apps', () => {
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
    [[], /exactly one remote/],
    [['mfe-deal', 'mfe-search'], /exactly one remote/],
    [['shell'], /Unknown remote: shell[^]*mfe-checkout/],
    [['mfe-hotels'], /Unknown remote: mfe-hotels/],
    [['mfe-chekout'], /Unknown remote: mfe-chekout\. Did you mean mfe-checkout\?/],
    [
      ['mfe-deal', '--agianst', 'https://shop.example'],
      /^There is no flag --agianst\. Did you mean --against\? All flags: npm run dev -- --help$/,
    ],
    [['mfe-deal', '--against'], /'--against <value>' argument missing/],
    [['mfe-deal', '--against', 'shop.example'], /takes the origin of a site.*not shop\.example/],
    [['mfe-deal', '--against', 'ftp://shop.example'], /takes the origin of a site/],
    [['mfe-deal', '--against', 'https://shop.example/deals'], /takes the origin of a site/],
    [['mfe-deal', '--against', 'https://ann:secret@shop.example'], /takes the origin of a site/],
    [['mfe-deal', '--allow-bookings'], /--allow-bookings needs --against/],
  ])('%j are rejected with a message', (args, message) => {
    expect(() => readDevArguments(args)).toThrow(message);
  });
});
