/** @needs document */
import { beginAtTop, placeKey } from './place-in-page';

const KEY = 'react-router-scroll-positions';
const PAYMENT = { pathname: '/booking/payment', search: '' };
const navigation = (type: string) => ({ type }) as unknown as PerformanceEntry;

beforeEach(() => sessionStorage.setItem(KEY, '{"/booking/payment":900,"/":120,"k3":40}'));
afterEach(() => sessionStorage.clear());

it('keeps the first pages of two documents apart, and other pages by their own keys', () => {
  expect(placeKey({ ...PAYMENT, key: 'default' })).toBe('/booking/payment');
  expect(placeKey({ pathname: '/', search: '?a=1', key: 'default' })).toBe('/?a=1');
  expect(placeKey({ ...PAYMENT, key: 'k3' })).toBe('k3');
});

it('begins a document that was opened anew at its top [SHELL-01]', () => {
  beginAtTop(PAYMENT, navigation('navigate'));
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toEqual({ '/': 120, k3: 40 });
});

it.each(['reload', 'back_forward'])('returns to its place after %s', (type) => {
  beginAtTop(PAYMENT, navigation(type));
  expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).toHaveProperty(['/booking/payment'], 900);
});

it('takes no offence at what it cannot read', () => {
  sessionStorage.setItem(KEY, '{broken');
  beginAtTop(PAYMENT, navigation('navigate'));
  expect(sessionStorage.getItem(KEY)).toBe('{broken');
});
