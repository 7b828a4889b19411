import type { Destination } from '@storefront/shared/domain/catalogue/destinations';

import { hashOf, pick } from './hash';
import type { PlaceKind } from './places';

const SEA_FIRST = [
  'Sol',
  'Blue',
  'Coral',
  'Golden',
  'Marina',
  'Azure',
  'Palm',
  'Pearl',
  'Lagoon',
  'Villa',
  'Royal',
  'Costa',
  'Playa',
  'Mirador',
  'Aurora',
  'Bahia',
  'Laguna',
  'Oasis',
  'Amber',
  'Jardin',
  'Horizon',
  'Sirena',
  'Terraza',
  'Olive',
  'Jasmine',
  'Tamarind',
  'Cala',
  'Poseidon',
  'Helios',
  'Alba',
];
const SEA_LAST = [
  'Bay Resort',
  'Beach Hotel',
  'Sands Family Club',
  'Garden Suites',
  'Palace',
  'Park Resort & Spa',
  'Cove Apartments',
  'Grand Hotel',
  'Aqua Resort',
  'Boutique Hotel',
  'Village',
  'Point Hotel',
  'View Suites',
  'Coast Club',
  'Gardens',
];
const CITY_FIRST = [
  'Old Town',
  'Central',
  'Grand',
  'Station',
  'Opera',
  'Riverside',
  'Cathedral',
  'Market',
  'Park',
  'Bridge',
  'Palace',
  'Royal',
  'Museum',
  'Garden',
  'Harbour',
  'University',
  'Castle',
  'Arcade',
  'Linden',
  'Canal',
];
const CITY_LAST = [
  'Hotel',
  'House',
  'Residence',
  'Boutique Hotel',
  'Suites',
  'Inn',
  'Aparthotel',
  'Rooms',
  'Plaza',
  'Court',
];

/** Returns a name that is unique within the destination, and adds it to `taken`. */
export function hotelName(
  seed: number,
  giataId: number,
  kind: PlaceKind,
  destination: string,
  taken: Set<string>,
): string {
  const [first, last] = kind === 'city' ? [CITY_FIRST, CITY_LAST] : [SEA_FIRST, SEA_LAST];
  for (let attempt = 0; ; attempt += 1) {
    const plain = `${pick(first, hashOf(seed, 'first', giataId, attempt))} ${pick(last, hashOf(seed, 'last', giataId, attempt))}`;
    const name = kind === 'city' ? `${plain} ${destination}` : plain;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

const RESORTS: Readonly<Record<string, readonly string[]>> = {
  Antalya: ['Side', 'Lara', 'Kaleici', 'Belek', 'Alanya', 'Kemer'],
  Dalaman: ['Marmaris', 'Icmeler', 'Olu Deniz', 'Fethiye', 'Hisaronu'],
  Majorca: ['Alcudia', 'Magaluf', 'Palma Nova', 'Cala d’Or', 'Puerto Pollensa', 'Santa Ponsa'],
  Ibiza: ['San Antonio', 'Playa d’en Bossa', 'Santa Eulalia', 'Es Cana'],
  Tenerife: ['Costa Adeje', 'Los Cristianos', 'Playa de las Americas', 'Puerto de la Cruz'],
  Lanzarote: ['Puerto del Carmen', 'Playa Blanca', 'Costa Teguise'],
  Rhodes: ['Faliraki', 'Lindos', 'Ixia', 'Kolymbia'],
  Crete: ['Hersonissos', 'Malia', 'Elounda', 'Agios Nikolaos', 'Stalis'],
  Hurghada: ['Makadi Bay', 'El Gouna', 'Sahl Hasheesh', 'Hurghada Old Town'],
  'Sharm El Sheikh': ['Naama Bay', 'Sharks Bay', 'Nabq Bay', 'Hadaba'],
  Cyprus: ['Paphos', 'Coral Bay', 'Polis', 'Limassol'],
  'Costa del Sol': ['Torremolinos', 'Benalmadena', 'Fuengirola', 'Marbella', 'Nerja'],
  'Costa Blanca': ['Benidorm', 'Albir', 'Calpe', 'Javea'],
  Algarve: ['Albufeira', 'Vilamoura', 'Lagos', 'Praia da Rocha', 'Alvor'],
  Dubai: ['Jumeirah Beach', 'Dubai Marina', 'Palm Jumeirah', 'Deira'],
};

const CITY_QUARTERS = ['Old Town', 'City Centre', 'Station Quarter', 'Riverside', 'Museum Quarter'];
const SEA_QUARTERS = ['Beach', 'Bay', 'Harbour', 'Old Town', 'North Shore'];

/** Returns the resort of a hotel: a real one where the table has them, else a quarter of the town. */
export function resortName(seed: number, giataId: number, { name, categories }: Destination): string {
  const resorts = RESORTS[name];
  if (resorts) return pick(resorts, hashOf(seed, 'resort', giataId));
  const quarters = categories.some((category) => category.includes('Cit')) ? CITY_QUARTERS : SEA_QUARTERS;
  return `${name} ${pick(quarters, hashOf(seed, 'resort', giataId))}`;
}
