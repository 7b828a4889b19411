const RESULT: Readonly<Record<string, string>> = {
  reference: 'r1',
  price: '543',
  departureDate: '2027-06-12',
  nts: '7',
  brd: 'AI',
  depAPC: 'LGW',
  arrAPC: 'AYT',
  fltId: 'f1',
  rm1HTL: 'Sol Bay Resort',
  rm1HTLKEY: 'H1',
  rm1Giata: '101',
  rm1RES: 'Side, Antalya',
  rm1RTG: '4',
  rm1GiataTaRating: '4.5',
  rm1GiataTaReviewCount: '1280',
  rm1TYP: 'DB2',
  rm1TYPDESC: 'Double room',
};

const FLIGHT: Readonly<Record<string, string>> = {
  fltId: 'f1',
  depAPC: 'LGW',
  arrAPC: 'AYT',
  obdepDate: '2027-06-12T06:10:00',
  obarrDate: '2027-06-12T12:15:00',
  ibdepDate: '2027-06-19T13:05:00',
  ibarrDate: '2027-06-19T15:40:00',
  fltCOST: '181',
  obfltsupp: 'u2',
  obfltno: '8071',
  ibfltsupp: 'u2',
  ibfltno: '8072',
};

/** Returns a valid `Result` element of the supplier, with some fields replaced. */
export function resultXml(fields: Readonly<Record<string, string>> = {}): string {
  return element('Result', { ...RESULT, ...fields });
}

/** Returns a valid `Flight` element of the supplier, with some fields replaced. */
export function flightXml(fields: Readonly<Record<string, string>> = {}): string {
  return element('Flight', { ...FLIGHT, ...fields });
}

/** Returns a complete search response with these rows. */
export function responseXml(...rows: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Response Status="success">${rows.join('\n')}</Response>`;
}

function element(name: string, fields: Readonly<Record<string, string>>): string {
  const attributes = Object.entries(fields).map(([field, value]) => ` ${field}="${escaped(value)}"`);
  return `<${name}${attributes.join('')}/>`;
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
