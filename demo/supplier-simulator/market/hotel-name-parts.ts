import type { Destination } from '@storefront/shared/domain/catalogue/destinations';

import { hasTag, illustratedPlace } from '../../illustrations/places/places';

import type { PlaceKind } from './places';

/** First and last parts of hotel names in a country. Each first part combines with each last part. */
interface HotelNameParts {
  readonly first: readonly string[];
  readonly last: readonly string[];
}

const parts = (first: string, last: string): HotelNameParts => ({
  first: first.split(', '),
  last: last.split(', '),
});

const SPANISH = parts(
  'Sol, Mirador, Bahia, Jardin, Playa, Laguna, Sirena, Terraza, Alba, Cala, Marina, Brisa, Coral, Palmeras, Mediterraneo, Estrella, Faro, Olas, Arena, Horizonte, Azul, Gaviota, Almendro, Puerto, Molino, Delfin, Perla, Velero',
  'Bay Resort, Beach Hotel, Garden Suites, Palace, Park Resort, Apartments, Grand Hotel, Boutique Hotel, Village, Suites, Club, Gardens',
);
const GREEK = parts(
  'Helios, Poseidon, Aegean, Ionian, Olive, Athena, Thalassa, Kyma, Galini, Meltemi, Artemis, Calypso, Ariadne, Delfini, Elia, Apollo, Iris, Nefeli, Electra, Aurora, Petra, Selini, Anemos, Danae, Kastro',
  'Bay Resort, Beach Hotel, Garden Suites, Palace, Village, Apartments, Retreat, Boutique Hotel, Sea View Hotel, Blue Suites, Sands, Gardens',
);
const TURKISH = parts(
  'Lale, Deniz, Yildiz, Mavi, Gunes, Sultan, Pasha, Anatolia, Lykia, Orange, Oleander, Aspendos, Kervan, Inci, Cinar, Marti, Nilufer, Defne, Liman, Zeytin, Pine, Aqua',
  'Beach Hotel, Palace, Resort & Spa, Garden Hotel, Family Club, Park Hotel, Suites, Bay Resort, Village, Boutique Hotel, Sands',
);
const ARABIC = parts(
  'Jasmine, Oasis, Coral, Pharaoh, Lotus, Palm, Amber, Dune, Nour, Pearl, Marhaba, Sindbad, Sahara, Falcon, Zahra, Saffron, Mirage, Reef, Rimal, Tamarind, Desert Rose, Safir',
  'Resort, Palace, Beach Resort, Gardens, Suites, Grand Hotel, Village, Bay Hotel, Club, Plaza, Residence, Resort & Spa',
);
const PORTUGUESE = parts(
  'Atlantico, Mar, Falesia, Vela, Azulejo, Miramar, Rocha, Pinheiro, Alecrim, Gaivota, Caravela, Ondas, Sereia, Amendoeira, Luz, Oceano, Saudade, Baia',
  'Beach Hotel, Resort, Garden Hotel, Suites, Palace, Apartments, Bay Hotel, Village, Boutique Hotel, Golf Resort, Quinta',
);
const ITALIAN = parts(
  'Belvedere, Bellavista, Aurora, Giardino, Limoneto, Ulivi, Stella, Tramonto, Ginestra, Serena, Fontana, Gabbiano, Azzurra, Corallo, Mirto, Rosa, Ninfea, Smeraldo',
  'Hotel, Palace, Resort, Residence, Beach Hotel, Garden Hotel, Suites, Park Hotel, Boutique Hotel, Club',
);
const BALKAN = parts(
  'Adria, Laguna, Jadran, Lavanda, Riva, Neptun, Zora, Slavia, Marina, Perla, Galeb, Orion, Delfin, Rubin, Astra, Kristal, Bor, Val',
  'Hotel, Resort, Beach Hotel, Suites, Palace, Park Hotel, Garden Hotel, Apartments, Boutique Hotel, Bay Resort',
);
const TROPICAL = parts(
  'Palm, Lagoon, Frangipani, Hibiscus, Coconut, Orchid, Bamboo, Tamarind, Coral, Pelican, Mango, Sandpiper, Turtle, Banyan, Lotus, Monsoon, Trade Wind, Sea Grape, Mahogany, Heron',
  'Beach Resort, Bay Resort, Villas, Gardens, Cove Hotel, Sands, Boutique Hotel, Resort & Spa, Club, Suites, Point Hotel',
);
const CITY = parts(
  'Linden, Arcade, Merchant, Lantern, Weaver, Mirror, Juniper, Atlas, Mercer, Astoria, Belmont, Almond, Copper, Foundry, Garden, Orchard, Swan, Poet, Gallery, Library, Regent, Metropole, Bristol, Savoyard, Printworks, Artist, Fig Tree, Walnut, Blue Door, Clockmaker, Cloister, Bookbinder, Piano, Velvet, Quill, Compass, Magnolia, Maple, Laurel, Wisteria, Indigo, Opal, Saffron, Heron, Sparrow, Tailor, Mosaic, Cobbler, Theatre, Century, Beacon, Lamplight',
  'Hotel, House, Residence, Boutique Hotel, Suites, Inn, Aparthotel, Rooms, Court, Lodge, Palace, Place',
);

const BY_COUNTRY: Readonly<Record<string, HotelNameParts>> = {
  Spain: SPANISH,
  Greece: GREEK,
  Cyprus: GREEK,
  Turkey: TURKISH,
  Egypt: ARABIC,
  Morocco: ARABIC,
  Tunisia: ARABIC,
  'United Arab Emirates': ARABIC,
  Portugal: PORTUGUESE,
  'Cape Verde': PORTUGUESE,
  Italy: ITALIAN,
  Malta: ITALIAN,
  Croatia: BALKAN,
  Montenegro: BALKAN,
  Bulgaria: BALKAN,
};

/** First and last parts that only a hotel by the sea has. */
const SEASIDE = /Beach|Bay|Sands|Sea|Coral|Reef/;

/** Returns the parts of hotel names at a destination. */
export function hotelNameParts({ name, country, categories }: Destination, kind: PlaceKind): HotelNameParts {
  const isTown = kind === 'city' || categories.some((category) => category.includes('Cit'));
  if (isTown) return CITY;
  const all = BY_COUNTRY[country] ?? TROPICAL;
  if (hasTag(illustratedPlace(name), 'sea')) return all;
  const isInland = (word: string) => !SEASIDE.test(word);
  return { first: all.first.filter(isInland), last: all.last.filter(isInland) };
}
