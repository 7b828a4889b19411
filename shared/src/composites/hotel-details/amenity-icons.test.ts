import { BusFront, Check, Droplets, SquareParking, Umbrella, Waves, Wifi } from 'lucide-react';

import { AMENITIES } from '../../domain/catalogue/amenities';

import { amenityIcon } from './amenity-icons';

describe('icons of amenities', () => {
  it.each([
    ['Outdoor pool', Droplets],
    ['Beachfront', Waves],
    ['Parasols', Umbrella],
    ['Wifi', Wifi],
    ['Airport transportation', BusFront],
    ['Free parking', SquareParking],
    ['Something new', Check],
    ['', Check],
  ])('of %s [DEAL-07]', (name, icon) => {
    expect(amenityIcon(name)).toBe(icon);
  });

  it('are there for nearly everything that can be searched for [DEAL-07]', () => {
    expect(AMENITIES.filter((name) => amenityIcon(name) === Check).length).toBeLessThan(5);
  });
});
