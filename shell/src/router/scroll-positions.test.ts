/** @needs document */
import { resetScrollPosition, scrollKey } from './scroll-positions';

const KEY = 'react-router-scroll-positions';
const PAYMENT = { pathname: '/booking/payment', search: '' };
const navigation = (type: string) => ({ type }) as unknown as PerformanceEntry;

beforeEach(() => sessionStorage.setItem(KEY, '{"/booking/payment":900,"/":120,"k3":40}'));
afterEach(() => sessionStorage.clear());

it('identifies the first page of a document by its URL and other pages by their history key', () => {
  expect(scrollKey({ ...PAYMENT, key: 'default' })).toBe('/booking/payment');
  expect(scrollKey({ pathname: '/', search: '?a=1', key: 'default' })).toBe('/?a=1');
  expect(scrollKey({ ...PAYMENT, key: 'k3' })).toBe('k3');
});

it('deletes the scroll position of a newly opened document [SHELL-01]', () => {
  resetScrollPosition(PAYMENT, navigation('navigate'));
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({ '/': 120, k3: 40 });
});

it.each(['reload', 'back_forward'])('keeps the scroll position after %s', (type) => {
  resetScrollPosition(PAYMENT, navigation(type));
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toHaveProperty(['/booking/payment'], 900);
});

it('ignores stored text that is not JSON', () => {
  sessionStorage.setItem(KEY, '{broken');
  resetScrollPosition(PAYMENT, navigation('navigate'));
  expect(sessionStorage.getItem(KEY)).toBe('{broken');
});
