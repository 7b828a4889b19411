import { DESTINATIONS, type Destination } from './destinations';
import { pageIdOf } from './page-ids';

/** A page that a place belongs to. */
export interface PlacePage {
  readonly label: string;
  readonly path: string;
}

/** Returns the fragment of a heading: `united-arab-emirates`. */
export function headingFragment(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

/**
 * Returns the pages of the country and the destination of a place, the country first. A destination with the name of its
 * country has one page.
 *
 * @param location such as `Side, Antalya, Turkey`; the last part that is a destination counts
 * @returns an empty list for a place that is in no destination
 */
export function pagesOfPlace(location: string): readonly PlacePage[] {
  const names = location.split(',').map((part) => part.trim().toLowerCase());
  const destination = names.toReversed().map(destinationNamed).find(Boolean);
  if (!destination) return [];
  const { id, name, country } = destination;
  const page = { label: name, path: `/page/${pageIdOf(id)}` };
  if (name === country) return [page];
  return [{ label: country, path: `/destinations?by=country#${headingFragment(country)}` }, page];
}

function destinationNamed(name: string): Destination | undefined {
  return DESTINATIONS.find((destination) => destination.name.toLowerCase() === name);
}
