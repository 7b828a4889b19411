import type { Destination } from '@storefront/shared/domain/catalogue/destinations';

import { hashOf, pick } from '../supplier-simulator/market/hash';
import type { PlaceKind } from '../supplier-simulator/market/places';

const OPENINGS: Readonly<Record<PlaceKind, readonly string[]>> = {
  beach: [
    'Long beaches, warm evenings and a short flight home: {name} is made for a week in the sun.',
    'In {name} the day starts with a swim and ends at a table by the harbour.',
    'Clear water, old villages and plenty of shade: {name} has been drawing swimmers and walkers for decades.',
  ],
  'winter-sun': [
    'When it is dark at four at home, {name} still has seven hours of sun.',
    '{name} is warm when most of Europe is not, and that is reason enough to go.',
    'Breakfast outside in January: {name} is where winter stays away.',
  ],
  city: [
    'Three days are enough to fall for {name}, and too few to see it all.',
    '{name} is best on foot: a square, a market, a gallery, and a long lunch between them.',
    'Grand avenues and back streets, museums and late kitchens: {name} rewards a long weekend.',
  ],
  'long-haul': [
    '{name} is a long flight and worth every hour of it.',
    'Another season, another sky: {name} feels further away than it is.',
    'Warm all year and generous with space, {name} suits a fortnight as well as a week.',
  ],
};

const BODIES: Readonly<Record<PlaceKind, string>> = {
  beach:
    'Families stay near the shallow bays, couples in the old towns along the coast. Half board suits those who like to go out at midday; all inclusive is the easy choice with children.',
  'winter-sun':
    'Days are mild from November to March and hot without being harsh for the rest of the year. Most hotels heat their pools, and a hired car opens up the quiet side of the place.',
  city: 'Stay near the centre and you will hardly need a ticket for the tram. Museums are quietest on weekday mornings, and the best views are free from the bridges and the hills.',
  'long-haul':
    'Flights leave in the morning or the evening and arrive in time for dinner or for a sleep. Two centres in one trip work well, and transfers can be added when you book.',
};

/** The overview text of a destination's page, as HTML. */
export function pageText({ id, name, country, region }: Destination, kind: PlaceKind): string {
  const opening = pick(OPENINGS[kind], hashOf(1, 'opening', id)).replaceAll('{name}', name);
  const where = region && region !== name ? `${name}, ${region}, ${country}` : `${name}, ${country}`;
  return [
    `<h2>Holidays to ${name}</h2>`,
    `<p>${opening}</p>`,
    `<p>${BODIES[kind]}</p>`,
    `<h3>Good to know</h3><ul><li>${where}</li><li>Return flights and your hotel are in the price.</li><li>A transfer to the hotel can be added on the way to payment.</li></ul>`,
  ].join('\n');
}

/** Words as careless feeds carry them: nothing of this may ever run, show or break a page. */
export const HOSTILE_HTML =
  '<h2>Winter warmth</h2><script>window.hacked = true</script><p onclick="window.hacked = true">Sunshine by the river.</p><img src=x onerror="window.hacked = true"><a href="javascript:window.hacked=true">More</a><iframe src="https://example.com"></iframe><p>An <b>unclosed tag and a stray </div> end.';
