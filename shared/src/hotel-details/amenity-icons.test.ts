import { BusFront, Check, Droplets, SquareParking, Umbrella, Waves, Wifi } from 'lucide-react';

import { AMENITIES } from '../catalogue/amenities';

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
  ])('[DEAL-07] of %s', (name, icon) => {
    expect(amenityIcon(name)).toBe(icon);
  });

  it('[DEAL-07] are there for nearly everything that can be searched for', () => {
    expect(AMENITIES.filter((name) => amenityIcon(name) === Check).length).toBeLessThan(5);
  });
});
