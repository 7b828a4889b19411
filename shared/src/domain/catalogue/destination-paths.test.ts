import { headingFragment, pagesOfPlace } from './destination-paths';

describe('the pages of a place', () => {
  it.each([
    ['Side, Antalya', ['Turkey', 'Antalya']],
    ['Side, Antalya, Turkey', ['Turkey', 'Antalya']],
    ['Paphos, Cyprus', ['Cyprus']],
    ['Jumeirah, Dubai', ['United Arab Emirates', 'Dubai']],
    ['Rhodes, Crete', ['Greece', 'Crete']],
    ['dalaman', ['Turkey', 'Dalaman']],
    ['Atlantis', []],
    ['', []],
  ])('of %s are %j', (location, labels) => {
    expect(pagesOfPlace(location).map(({ label }) => label)).toEqual(labels);
  });

  it('are the heading of the country in the index, and the page of the destination', () => {
    expect(pagesOfPlace('Jumeirah, Dubai').map(({ path }) => path)).toEqual([
      '/destinations?by=country#united-arab-emirates',
      '/page/d00000000000000000000801',
    ]);
    expect(headingFragment('Lakes, coasts and others')).toBe('lakes-coasts-and-others');
  });
});
