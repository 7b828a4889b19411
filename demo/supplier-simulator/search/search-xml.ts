import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import type { ReturnFlight } from '../market/flights';
import type { Hotel } from '../market/hotel';
import type { DateTotals, PricedPackage, SearchPlan } from '../market/market';
import { referenceParts } from '../market/reference';

import { ByteChunks } from './byte-chunks';

/**
 * Serializes a search as XML, in chunks of whole rows. The first one precedes all pricing of packages. A chunk is overwritten
 * while the second one after it is produced.
 */
export function* searchXml(plan: SearchPlan): Generator<Uint8Array> {
  const { count, flights, truncated, totals } = plan;
  const chunks = new ByteChunks();
  chunks.appendText(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Response Status="success" currency="GBP">\n <Flights count="${flights.length}">\n`,
  );
  for (const { row } of flights) {
    chunks.appendText(`  <Flight${attributes(row)}/>\n`);
    if (chunks.isFull) yield chunks.take();
  }
  chunks.appendText(' </Flights>\n');
  if (truncated) {
    chunks.appendText(' <Totals>\n');
    for (const total of totals) {
      chunks.appendText(totalXml(total));
      if (chunks.isFull) yield chunks.take();
    }
    chunks.appendText(' </Totals>\n');
  }
  chunks.appendText(` <Hotels count="${count}" truncated="${truncated}">\n`);
  const writeResult = resultWriter(plan, chunks);
  for (const found of plan.packages()) {
    writeResult(found);
    if (chunks.isFull) yield chunks.take();
  }
  chunks.appendText(' </Hotels>\n</Response>\n');
  yield chunks.take();
}

/** The whole search on one date, which a truncated response states beside its rows (ADR 66). */
function totalXml({ departureDate, hotels, lowestPrice }: DateTotals): string {
  return `  <Date${attributes({ departureDate, hotels, lowestPrice: lowestPrice / 100 })}/>\n`;
}

export function faultXml(code: string, message: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Response Status="error"><Logs><Faults><Fault code="${escapeXml(code)}" message="${escapeXml(message)}"/></Faults></Logs></Response>\n`;
}

const RESULT = Buffer.from('  <Result reference="');

/**
 * Returns a function that writes the row of a package, as `SearchPlan.rowOf` has it. What the rows of a hotel or of a
 * flight share is encoded once, and what differs needs no escaping.
 */
function resultWriter(
  { quotedOn, hotelFields }: SearchPlan,
  chunks: ByteChunks,
): (found: PricedPackage) => void {
  let hotel: Hotel | undefined;
  let start = RESULT;
  let end = RESULT;
  const ofFlights = new Map<ReturnFlight, FlightBytes>();
  return (found) => {
    if (found.hotel !== hotel) {
      hotel = found.hotel;
      start = Buffer.from(`  <Result reference="${hotel.hotelKey}`);
      end = Buffer.from(`${attributes(hotelFields(hotel))}/>\n`);
    }
    let flight = ofFlights.get(found.flight);
    if (!flight) ofFlights.set(found.flight, (flight = flightBytes(found, quotedOn)));
    chunks.append(start);
    chunks.append(flight.start);
    chunks.appendAscii(found.board);
    chunks.append(flight.price);
    chunks.appendAscii(String(found.pricePerPerson / 100));
    chunks.append(flight.stay);
    chunks.appendAscii(found.board);
    chunks.append(flight.end);
    chunks.append(end);
  };
}

interface FlightBytes {
  readonly start: Buffer;
  readonly price: Buffer;
  readonly stay: Buffer;
  readonly end: Buffer;
}

/** Returns what the rows of a flight have after the hotel key, the board, the price and the board again. */
function flightBytes({ date, nights, flight }: PricedPackage, quotedOn: IsoDate): FlightBytes {
  const { flightId, departureCode, arrivalCode } = flight;
  const reference = referenceParts({ date, nights, flightId, quotedOn });
  return {
    start: Buffer.from(reference.stay),
    price: Buffer.from(`${reference.end}" price="`),
    stay: Buffer.from(`"${attributes({ departureDate: date, nts: nights })} brd="`),
    end: Buffer.from(`"${attributes({ depAPC: departureCode, arrAPC: arrivalCode, fltId: flightId })}`),
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
