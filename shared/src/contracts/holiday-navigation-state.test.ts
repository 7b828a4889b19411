import { readHolidayNavigationState } from './holiday-navigation-state';

const DEAL = { title: 'Sol Bay', location: 'Side', starClass: 4, reviewScore: 4.5, reviewCount: 120 };

describe('readHolidayNavigationState', () => {
  it('returns the deal and the path of its results [HD-Q-04, DEC-11]', () => {
    const state = { deal: DEAL, searchPath: '/search?destinationId=101' };
    expect(readHolidayNavigationState(state)).toEqual(state);
    expect(readHolidayNavigationState({ deal: DEAL })).toEqual({ deal: DEAL, searchPath: undefined });
  });

  it.each([null, undefined, 'Sol Bay', {}, { deal: null }, { deal: { title: '' } }, { deal: 'Sol Bay' }])(
    'returns null for the invalid state %j [DEC-11]',
    (state) => {
      expect(readHolidayNavigationState(state)).toBeNull();
    },
  );

  it('keeps the name of a deal with other invalid fields [HD-Q-04]', () => {
    const deal = { title: 'Sol Bay', location: 7, starClass: 9, reviewScore: 'good', reviewCount: undefined };
    expect(readHolidayNavigationState({ deal })?.deal).toEqual({
      title: 'Sol Bay',
      location: '',
      starClass: 0,
      reviewScore: null,
      reviewCount: null,
    });
  });

  it.each([
    'https://evil.test/search?a=1',
    '//evil.test/search?a=1',
    '/search',
    '/search?a=1\\evil',
    '/search?a=1 b',
    'javascript:alert(1)',
    '/all-deals?a=1',
    7,
  ])('rejects %p as a path of results [HD-Q-04]', (searchPath) => {
    expect(readHolidayNavigationState({ deal: DEAL, searchPath })?.searchPath).toBeNull();
  });
});
