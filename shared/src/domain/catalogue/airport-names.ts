import { DEPARTURE_AIRPORTS } from './airports';
import { DESTINATIONS } from './destinations';

const OTHER_NAMES: Readonly<Record<string, string>> = {
  AYT: 'Antalya',
  PFO: 'Paphos',
  HER: 'Heraklion',
  PMI: 'Palma de Mallorca',
  TFS: 'Tenerife South',
  ALC: 'Alicante',
  AGP: 'Malaga',
  GRO: 'Girona',
  REU: 'Reus',
  LEI: 'Almeria',
  FAO: 'Faro',
  FNC: 'Funchal',
  CDG: 'Paris Charles de Gaulle',
  FCO: 'Rome Fiumicino',
  VCE: 'Venice Marco Polo',
  KEF: 'Keflavik',
  MXP: 'Milan Malpensa',
  PSA: 'Pisa',
  ARN: 'Stockholm Arlanda',
  JFK: 'New York JFK',
  CTA: 'Catania',
  OLB: 'Olbia',
  VRN: 'Verona',
  SKG: 'Thessaloniki',
  NBE: 'Enfidha',
  AGA: 'Agadir',
  DXB: 'Dubai',
  DPS: 'Denpasar',
  BKK: 'Bangkok',
  ADB: 'Izmir',
  IST: 'Istanbul',
  RMU: 'Murcia',
};

/** Names of airports by IATA code (DOM-AIR-02). */
export const AIRPORT_NAMES: ReadonlyMap<string, string> = new Map([
  ...DESTINATIONS.map(({ code, name }) => [code, name] as const),
  ...DEPARTURE_AIRPORTS.filter(({ isGroup }) => !isGroup).map(({ code, name }) => [code, name] as const),
  ...Object.entries(OTHER_NAMES),
]);

/** Returns the name of an airport, or the code unchanged when it is unknown (DOM-AIR-02). */
export function airportName(code: string): string {
  return AIRPORT_NAMES.get(code.toUpperCase()) ?? code;
}
