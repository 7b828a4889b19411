import { BusFront, Check, Droplets, SquareParking, Umbrella, Waves, Wifi } from 'lucide-react';

import { AMENITIES } from '../../domain/catalogue/amenities';

import { amenityIcon } from './amenity-icons';

describe('amenityIcon', () => {
  it.each([
    ['Outdoor pool', Droplets],
    ['Beachfront', Waves],
    ['Parasols', Umbrella],
    ['Wifi', Wifi],
    ['Airport transportation', BusFront],
    ['Free parking', SquareParking],
    ['Something new', Check],
    ['', Check],
  ])('returns the icon of "%s" [DEAL-07]', (name, icon) => {
    expect(amenityIcon(name)).toBe(icon);
  });

  it('covers nearly all amenities that can be searched for [DEAL-07]', () => {
    expect(AMENITIES.filter((name) => amenityIcon(name) === Check).length).toBeLessThan(5);
  });
});
