import type { SearchResult } from '../market/market';

/** Rows per chunk of the stream. Larger chunks delay the first results, smaller ones cost more writes. */
const ROWS_PER_CHUNK = 200;

/** Serializes a search result as XML, in chunks of whole rows. */
export function* searchXml({ results, flights, truncated }: SearchResult): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<Response Status="success" currency="GBP">\n <Flights count="${flights.length}">\n`;
  yield* rows('Flight', flights);
  yield ` </Flights>\n <Hotels count="${results.length}" truncated="${truncated}">\n`;
  yield* rows('Result', results);
  yield ' </Hotels>\n</Response>\n';
}

export function faultXml(code: string, message: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Response Status="error"><Logs><Faults><Fault code="${escapeXml(code)}" message="${escapeXml(message)}"/></Faults></Logs></Response>\n`;
}

function* rows(name: string, all: readonly object[]): Generator<string> {
  for (let start = 0; start < all.length; start += ROWS_PER_CHUNK) {
    let text = '';
    for (const row of all.slice(start, start + ROWS_PER_CHUNK)) text += `  <${name}${attributes(row)}/>\n`;
    yield text;
  }
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
