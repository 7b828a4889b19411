/** Groups of the amenity filter. */
export type AmenityGroup = 'Beachfront' | 'Pool' | 'Water Fun' | 'Relaxation & Sun';

/**
 * The amenities of the filter by group (DEC-90). The names equal the `facility_` and `room_` flags of hotel records, so
 * that each amenity can match a hotel.
 */
export const AMENITY_GROUPS: Readonly<Record<AmenityGroup, readonly string[]>> = {
  Beachfront: names(
    'Beachfront|Private beach|Sandy beach|Pebble beach|Shingle beach|Beach bar|Beach club',
    'Beach towels|Beach restaurant|Beach shuttle|Beach volleyball|Beach football|Beach massage',
    'Beach cabanas|Beach showers|Beach lockers|Beach attendant|Beach wheelchair|Shallow water',
    'Blue Flag beach|Parasols|Sun Loungers|Sunbathing platform|Pontoon|Jetty|Lagoon access',
    'Reef access|Sea view restaurant|Sea view terrace|Promenade location|Direct sea access',
    'Adults only beach|Family beach area|Children beach club|Sandcastle contests|Boat trips',
    'Glass bottom boat|Sunset cruises|Fishing trips|Marina|Mooring|Water taxi|Snorkelling',
    'Snorkel hire|Diving school|PADI centre|Night dives|House reef|Windsurfing|Kitesurfing',
    'Surf school|Surfboard hire|Bodyboard hire|Stand up paddle|Kayaking|Canoe hire|Sailing|Catamaran',
    'Dinghy hire|Pedalos|Jet ski|Banana boat|Parasailing|Water skiing|Wakeboarding|Flyboarding',
    'Dolphin watching|Turtle watching|Rock pools|Coastal walks|Dune path|Bonfire evenings',
    'Beach barbecue|Beach yoga|Lifeguard on beach',
  ),
  Pool: names(
    'Outdoor pool|Indoor pool|Infinity pool|Adult Pool|Children pool|Toddler pool|Heated pool',
    'Rooftop pool|Saltwater pool|Freshwater pool|Lagoon pool|Lap pool|Plunge pool|Private pool',
    'Shared pool|Swim-up rooms|Swim-up bar|Poolside Bar|Poolside snacks|Poolside service|Pool towels',
    'Pool loungers|Pool cabanas|Pool parasols|Pool lift|Pool heating in winter|Pool lighting',
    'Pool fence|Pool games|Pool volleyball|Pool basketball|Pool inflatables|Pool music|Quiet pool',
    'Activity pool|Wave pool|Lazy river|Splash pool|Splash pad|Spray park|Diving pool|Training pool',
    'Hydrotherapy pool|Thermal pool|Whirlpool|Jacuzzi|Counter current|Waterfall|Grotto',
    'Beach entry pool|Zero depth entry|Glass pool|Natural pool|Panoramic pool|Garden pool',
    'Courtyard pool|Terrace pool|Roof terrace|Lifeguard at pool|Swimming lessons|Baby swimming',
    'Aqua aerobics|Aqua zumba|Aqua spinning|Water polo|Pool party|Night swimming|Pool cinema',
    'Pool bar for adults|Children pool bar|Pool side showers|Pool changing rooms|Pool lockers',
    'Shaded pool area|Sunrise swims',
  ),
  'Water Fun': names(
    'Water park|Water slides|Children slides|Speed slides|Tube slides|Family raft slide|Body slides',
    'Rain dance|Tipping bucket|Pirate ship pool|Water cannons|Aqua tower|Aqua course|Inflatable park',
    'Water trampoline|Water balls|Surf simulator|Splash zone|Water playground|Mini water park',
    'Free water park entry|Water aerobics|Kids club|Mini club|Teen club|Baby club|Playground',
    'Indoor playground|Soft play|Ball pit|Bouncy castle|Trampolines|Face painting|Treasure hunts',
    'Mini disco|Children theatre|Children buffet|Children menu|Babysitting|Cot hire|Pushchair hire',
    'High chairs|Bottle warmers|Games room|Video games|Table football|Air hockey|Pool table|Darts',
    'Table tennis|Tennis court|Padel court|Badminton|Squash|Basketball court|Football pitch|Mini golf',
    'Golf course nearby|Archery|Climbing wall|High ropes|Zip line|Bowling|Giant chess|Petanque',
    'Bicycle hire|Horse riding|Cooking classes|Dance classes|Language lessons|Evening entertainment',
    'Live music|Karaoke|Nightclub|Open air cinema',
  ),
  'Relaxation & Sun': names(
    'Spa|Sauna|Steam room|Hot tub|Massage|Turkish bath|Beauty salon|Hair salon|Fitness centre|Yoga',
    'Pilates|Meditation|Solarium|Sun terrace|Garden|Terrace|Adults only|Airport transportation',
    'Internet|Wifi|Bar/Lounge|Lobby bar|Rooftop bar|Wine bar|Snack bar|Cafe|Restaurant',
    'Buffet restaurant|A la carte restaurant|Vegetarian dishes|Vegan dishes|Gluten free dishes',
    'Halal food|Room service|Breakfast in room|24 hour reception|Express check-out|Concierge|Lift',
    'Luggage storage|Laundry service|Dry cleaning|Free parking|Valet parking|Electric car charging',
    'Car hire desk|Currency exchange|Cash machine|Shop|Medical service|Wheelchair access|Pets allowed',
    'Conference room|Business centre|Library|Chapel|Safe|Non smoking rooms|Air conditioning|Balcony',
    'Sea view|Television|Minibar|Hairdryer|Kettle|Coffee machine|Bathtub|Shower|Kitchenette|Fridge',
    'Desk|Iron|Connecting rooms|Cot on request|Bathrobes',
  ),
};

/** All amenities of the filter. */
export const AMENITIES: readonly string[] = Object.values(AMENITY_GROUPS).flat();

/** Splits lines of names separated by `|`, a compact notation for 300 names. */
function names(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split('|'));
}
