import type { ReturnFlight } from '../market/flights';
import type { Hotel } from '../market/hotel';
import type { PricedPackage, SearchPlan } from '../market/market';

/** Characters per chunk of the stream. Larger chunks delay the first results, smaller ones cost more writes. */
const CHUNK_LENGTH = 64 * 1024;

/** Serializes a search as XML, in chunks of whole rows. The first chunks, with the flights, precede all pricing. */
export function* searchXml(plan: SearchPlan): Generator<string> {
  const { count, flights, truncated, totals } = plan;
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<Response Status="success" currency="GBP">\n <Flights count="${flights.length}">\n`;
  yield* inChunks(flights, ({ row }) => `  <Flight${attributes(row)}/>\n`);
  yield ' </Flights>\n';
  if (truncated) yield totalsXml(totals);
  yield ` <Hotels count="${count}" truncated="${truncated}">\n`;
  yield* inChunks(plan.packages(), resultWriter(plan));
  yield ' </Hotels>\n</Response>\n';
}

/** What the response leaves out (ADR 66). */
function totalsXml(totals: SearchPlan['totals']): string {
  const dates = totals.map(({ departureDate, hotels, lowestPrice }) =>
    attributes({ departureDate, hotels, lowestPrice: lowestPrice / 100 }),
  );
  return ` <Totals>\n${dates.map((date) => `  <Date${date}/>\n`).join('')} </Totals>\n`;
}

export function faultXml(code: string, message: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Response Status="error"><Logs><Faults><Fault code="${escapeXml(code)}" message="${escapeXml(message)}"/></Faults></Logs></Response>\n`;
}

/**
 * Joins rows to chunks. A text that grows by concatenation is a tree, which the compressor would walk to the end of each
 * branch to get its bytes.
 */
function* inChunks<T>(all: Iterable<T>, write: (row: T) => string): Generator<string> {
  let rows: string[] = [];
  let length = 0;
  for (const row of all) {
    const text = write(row);
    rows.push(text);
    length += text.length;
    if (length < CHUNK_LENGTH) continue;
    yield rows.join('');
    rows = [];
    length = 0;
  }
  if (rows.length > 0) yield rows.join('');
}

/**
 * Returns a function that writes the row of a package, as `SearchPlan.rowOf` has it. The attributes of a hotel and of a
 * flight are written once, and those of the package itself need no escaping.
 */
function resultWriter({ referenceOf, hotelFields }: SearchPlan): (found: PricedPackage) => string {
  let current: Hotel | undefined;
  let ofHotel = '';
  const ofFlights = new Map<ReturnFlight, string>();
  return (found) => {
    const { hotel, date, nights, board, flight, pricePerPerson } = found;
    if (hotel !== current) {
      current = hotel;
      ofHotel = attributes(hotelFields(hotel));
    }
    let ofFlight = ofFlights.get(flight);
    if (ofFlight === undefined) ofFlights.set(flight, (ofFlight = flightAttributes(flight)));
    return `  <Result reference="${referenceOf(found)}" price="${pricePerPerson / 100}" departureDate="${date}" nts="${nights}" brd="${board}"${ofFlight}${ofHotel}/>\n`;
  };
}

function flightAttributes({ departureCode, arrivalCode, flightId }: ReturnFlight): string {
  return attributes({ depAPC: departureCode, arrAPC: arrivalCode, fltId: flightId });
}

/** Returns one text without parts: it is copied into every row. */
function attributes(row: object): string {
  const texts: string[] = [];
  for (const [name, value] of Object.entries(row)) {
    if (value !== undefined && value !== null) texts.push(' ', name, '="', escapeXml(String(value)), '"');
  }
  return texts.join('');
}

function escapeXml(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
