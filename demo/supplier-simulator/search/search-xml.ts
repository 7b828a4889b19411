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

function* inChunks<T>(all: Iterable<T>, write: (row: T) => string): Generator<string> {
  let text = '';
  for (const row of all) {
    text += write(row);
    if (text.length < CHUNK_LENGTH) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

/**
 * Returns a function that writes the row of a package, as `SearchPlan.rowOf` has it. The attributes of a hotel are
 * written once, and those of the package itself need no escaping.
 */
function resultWriter({ referenceOf, hotelFields }: SearchPlan): (found: PricedPackage) => string {
  let current: Hotel | undefined;
  let ofHotel = '';
  return (found) => {
    const { hotel, date, nights, board, flight, pricePerPerson } = found;
    if (hotel !== current) {
      current = hotel;
      ofHotel = attributes(hotelFields(hotel));
    }
    const { departureCode, arrivalCode, flightId } = flight;
    return `  <Result reference="${referenceOf(found)}" price="${pricePerPerson / 100}" departureDate="${date}" nts="${nights}" brd="${board}" depAPC="${departureCode}" arrAPC="${arrivalCode}" fltId="${flightId}"${ofHotel}/>\n`;
  };
}

function attributes(row: object): string {
  let text = '';
  for (const [name, value] of Object.entries(row)) {
    if (value !== undefined && value !== null) text += ` ${name}="${escapeXml(String(value))}"`;
  }
  return text;
}

function escapeXml(text: string): string {
  if (!/[&<>"]/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
