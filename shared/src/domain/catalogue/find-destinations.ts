import { DESTINATION_SYNONYMS } from './destination-synonyms';
import {
  DESTINATION_GROUPS,
  DESTINATIONS,
  uniqueDestinations,
  type Destination,
  type DestinationGroup,
} from './destinations';

/** Shorter texts are within one edit of too many names. */
const MIN_TYPO_LENGTH = 4;

type Place = Destination | DestinationGroup;

/** Rank of a name that does not contain the text. */
const NO_MATCH = 4;

/** The normalised texts by which a destination or group is found. */
interface SearchEntry {
  readonly place: Place;
  readonly codes: readonly string[];
  /** The name first, then synonyms. */
  readonly names: readonly string[];
  /** Countries, regions and groups. */
  readonly places: readonly string[];
}

/** Created with the first search: the list is part of every page, a search is not. */
let searchEntries: readonly SearchEntry[] | null = null;

/**
 * Returns the destinations and groups that match a text, each once, best first (FORM-VAL-06, FORM-VAL-07, FORM-VAL-11):
 * an equal airport code, name or synonym; one that starts with the text; a later word of it; any part of it; then
 * country, region or group. Equal matches keep the order of the list. Only when nothing matches, one typing error is
 * allowed: a wrong, missing, additional or swapped letter.
 */
export function findDestinations(text: string): readonly Place[] {
  searchEntries ??= createEntries();
  const searchText = normalise(text);
  const direct = ranked(searchEntries, (entry) => rankOf(entry, searchText));
  if (direct.length > 0 || searchText.length < MIN_TYPO_LENGTH) return direct;
  return ranked(searchEntries, ({ names, places }) => {
    if (names.some((name) => hasTypo(name, searchText))) return 0;
    return places.some((place) => hasTypo(place, searchText)) ? 1 : null;
  });
}

function createEntries(): readonly SearchEntry[] {
  return [...groupEntries(), ...destinationEntries()];
}

function groupEntries(): readonly SearchEntry[] {
  return DESTINATION_GROUPS.map((place) => ({
    place,
    codes: [],
    names: [normalise(place.name)],
    places: [],
  }));
}

function destinationEntries(): readonly SearchEntry[] {
  return uniqueDestinations().map((destination) => {
    const { id, name, code, country } = destination;
    const rows = DESTINATIONS.filter((row) => row.id === id);
    const places = rows.flatMap(({ region, categories }) => [region ?? '', ...categories]);
    const synonyms = DESTINATION_SYNONYMS[id] ?? [];
    const isCode = (synonym: string) => /^[A-Z]{3}$/.test(synonym);
    return {
      place: destination,
      codes: [code, ...synonyms.filter(isCode)].map(normalise),
      names: [name, ...synonyms.filter((synonym) => !isCode(synonym))].map(normalise),
      places: [...new Set([country, ...places])].map(normalise).filter((place) => place !== ''),
    };
  });
}

/** Lower case without accents and punctuation. */
function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function ranked(
  entries: readonly SearchEntry[],
  rank: (entry: SearchEntry) => number | null,
): readonly Place[] {
  return entries
    .flatMap((entry) => {
      const position = rank(entry);
      return position === null ? [] : [{ position, place: entry.place }];
    })
    .sort((one, other) => one.position - other.position)
    .map(({ place }) => place);
}

function rankOf({ codes, names, places }: SearchEntry, text: string): number | null {
  if (codes.includes(text)) return 0;
  // A synonym comes after the names that match as well as it.
  const ranks = names.map((name, index) => nameRank(name, text) + (index === 0 ? 0 : 0.5));
  const best = Math.min(...ranks);
  if (best < NO_MATCH) return best;
  return places.some((place) => place.includes(text)) ? NO_MATCH : null;
}

function nameRank(name: string, text: string): number {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  if (name.includes(` ${text}`)) return 2;
  return name.includes(text) ? 3 : NO_MATCH;
}

/** Whether the start of the name, or of one of its words, is one edit away from the text. */
function hasTypo(name: string, text: string): boolean {
  const starts = [...name.matchAll(/(?<=^| )./gu)].map(({ index }) => name.slice(index));
  return starts.some((start) => isOneEditFromStart(start, text));
}

function isOneEditFromStart(name: string, text: string): boolean {
  let same = 0;
  while (same < text.length && text[same] === name[same]) same += 1;
  const hasRest = (from: number, at: number) => name.startsWith(text.slice(from), at);
  const isSwapped = text[same] === name[same + 1] && text[same + 1] === name[same];
  return (
    hasRest(same + 1, same + 1) || // another letter
    hasRest(same + 1, same) || // an additional letter
    hasRest(same, same + 1) || // a missing letter
    (isSwapped && hasRest(same + 2, same + 2))
  );
}
