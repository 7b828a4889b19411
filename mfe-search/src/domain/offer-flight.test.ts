import { pence } from '@storefront/shared/domain/pricing/pence';

import { departureLabel, holdBagLabel } from './offer-flight';

const FLIGHT = { departsAt: '06:15', bagKilograms: 20, bagPrice: pence(3000) };

it('names the airport and the local time of a departure', () => {
  expect(departureLabel('LTN', FLIGHT)).toBe('London Luton 06:15');
  expect(departureLabel('LTN', { ...FLIGHT, departsAt: '' })).toBe('London Luton');
  expect(departureLabel('LTN', undefined)).toBe('London Luton');
});

it('shows the hold bag that the checkout sells, or that one is included [DEC-119]', () => {
  expect(holdBagLabel(FLIGHT)).toBe('Hold bag 23 kg, £90 extra');
  expect(holdBagLabel({ ...FLIGHT, bagPrice: pence(0) })).toBe('Hold bag 20 kg included');
});
