import { findPathOwner, findPattern } from './path-owner';

const deal = { name: 'deal', routes: ['/deal/:dealId', '/holidays/:category'] };
const discovery = { name: 'discovery', routes: ['/', '/holidays/beach', '/group/:groupId/hotels/:hotelKey'] };
const apps = [deal, discovery];

describe('the owner of a path', () => {
  it.each([
    ['a literal path', '/holidays/beach', 'discovery', '/holidays/beach'],
    ['the home page', '/', 'discovery', '/'],
    ['a parameter', '/deal/301', 'deal', '/deal/:dealId'],
    ['several parameters', '/group/g1/hotels/H2A', 'discovery', '/group/:groupId/hotels/:hotelKey'],
    ['a percent-encoded parameter', '/deal/a%2Fb%20c', 'deal', '/deal/:dealId'],
    ['a path that only the general pattern matches', '/holidays/city-breaks', 'deal', '/holidays/:category'],
    ['a percent-encoded literal segment', '/holidays/b%65ach', 'discovery', '/holidays/beach'],
    ['a trailing slash', '/deal/301/', 'deal', '/deal/:dealId'],
    ['capital letters', '/Holidays/BEACH', 'discovery', '/holidays/beach'],
  ])('is found for %s', (_case, path, owner, pattern) => {
    const found = findPathOwner(apps, path);
    expect([found?.app.name, found?.pattern]).toEqual([owner, pattern]);
  });

  it.each([
    ['an unknown path', '/nowhere'],
    ['a longer path', '/deal/301/photos'],
    ['a missing parameter', '/deal/'],
    ['a path that only begins like a pattern', '/holidays/beach-club/2'],
    ['a path with an empty segment', '//deal/301'],
  ])('does not exist for %s', (_case, path) => {
    expect(findPathOwner(apps, path)).toBeNull();
  });

  it('is the app with the more specific pattern, in any order of the apps', () => {
    expect(findPathOwner([discovery, deal], '/holidays/beach')?.app).toBe(discovery);
    expect(findPathOwner([deal, discovery], '/holidays/beach')?.app).toBe(discovery);
  });
});

it('finds no pattern in an empty list, and none for an encoded path that nobody owns', () => {
  expect(findPattern([], '/')).toBeNull();
  expect(findPattern([], '/%20')).toBeNull();
  expect(findPattern(['/search', '/deal/:dealId'], '/nothing%20here')).toBeNull();
});
