/** Airports by IANA time zone. Offsets derived from the longitude would be wrong for Spain, Iceland and others. */
const AIRPORTS: Readonly<Record<string, string>> = {
  'Africa/Banjul': 'BJL',
  'Africa/Cairo': 'HRG SSH RMF LXR',
  'Africa/Casablanca': 'RAK AGA',
  'Africa/Tunis': 'NBE',
  'America/Barbados': 'BGI',
  'America/Cancun': 'CUN',
  'America/Jamaica': 'MBJ',
  'America/New_York': 'JFK',
  'America/Santo_Domingo': 'PUJ',
  'Asia/Bangkok': 'HKT BKK USM',
  'Asia/Dubai': 'DXB',
  'Asia/Makassar': 'DPS',
  'Asia/Nicosia': 'PFO LCA',
  'Atlantic/Canary': 'TFS ACE FUE LPA SPC',
  'Atlantic/Cape_Verde': 'SID BVC',
  'Atlantic/Madeira': 'FNC',
  'Atlantic/Reykjavik': 'KEF',
  'Europe/Amsterdam': 'AMS',
  'Europe/Athens': 'RHO HER CFU KGS ZTH EFL JTR JMK JSI CHQ ATH SKG',
  'Europe/Berlin': 'BER',
  'Europe/Brussels': 'BRU',
  'Europe/Budapest': 'BUD',
  'Europe/Copenhagen': 'CPH',
  'Europe/Dublin': 'DUB ORK SNN NOC',
  'Europe/Istanbul': 'AYT DLM BJV ADB IST',
  'Europe/Lisbon': 'FAO OPO LIS',
  'Europe/London':
    'LGW LHR STN LTN LCY SEN BHX EMA GLA EDI ABZ INV PIK BFS BHD LDY NWI NCL LBA MME HUY MAN LPL SOU BOH BRS CWL EXT',
  'Europe/Madrid': 'PMI IBZ MAH ALC AGP GRO REU LEI BCN MAD VLC RMU SVQ',
  'Europe/Malta': 'MLA',
  'Europe/Paris': 'CDG NCE',
  'Europe/Podgorica': 'TIV',
  'Europe/Prague': 'PRG',
  'Europe/Rome': 'FCO VCE MXP PSA NAP CTA OLB VRN',
  'Europe/Sofia': 'BOJ VAR',
  'Europe/Stockholm': 'ARN',
  'Europe/Vienna': 'VIE',
  'Europe/Warsaw': 'KRK WAW',
  'Europe/Zagreb': 'DBV SPU PUY',
};

const ZONES: ReadonlyMap<string, string> = new Map(
  Object.entries(AIRPORTS).flatMap(([zone, codes]) => codes.split(' ').map((code) => [code, zone] as const)),
);

/** The IANA zone of an airport that is departed from or flown to; `null` for any other code. */
export function airportZone(code: string): string | null {
  return ZONES.get(code.toUpperCase()) ?? null;
}
