type Row = readonly [resort: string, latitude: number, longitude: number];

const ROWS: Readonly<Record<string, readonly Row[]>> = {
  AYT: [
    ['Side', 36.77, 31.39],
    ['Lara', 36.85, 30.82],
    ['Kaleici', 36.88, 30.71],
    ['Belek', 36.86, 31.06],
    ['Alanya', 36.55, 32.0],
    ['Kemer', 36.6, 30.56],
  ],
  DLM: [
    ['Marmaris', 36.85, 28.27],
    ['Icmeler', 36.8, 28.23],
    ['Olu Deniz', 36.55, 29.12],
    ['Fethiye', 36.65, 29.12],
    ['Hisaronu', 36.57, 29.14],
  ],
  PMI: [
    ['Alcudia', 39.84, 3.12],
    ['Magaluf', 39.51, 2.53],
    ['Palma Nova', 39.52, 2.54],
    ['Cala d’Or', 39.37, 3.23],
    ['Puerto Pollensa', 39.91, 3.08],
    ['Santa Ponsa', 39.51, 2.48],
  ],
  IBZ: [
    ['San Antonio', 38.98, 1.3],
    ['Playa d’en Bossa', 38.89, 1.41],
    ['Santa Eulalia', 38.98, 1.53],
    ['Es Cana', 39.03, 1.58],
  ],
  TFS: [
    ['Costa Adeje', 28.09, -16.73],
    ['Los Cristianos', 28.05, -16.71],
    ['Playa de las Americas', 28.06, -16.73],
    ['Puerto de la Cruz', 28.41, -16.55],
  ],
  ACE: [
    ['Puerto del Carmen', 28.92, -13.66],
    ['Playa Blanca', 28.86, -13.83],
    ['Costa Teguise', 29.0, -13.49],
  ],
  RHO: [
    ['Faliraki', 36.34, 28.2],
    ['Lindos', 36.09, 28.09],
    ['Ixia', 36.42, 28.18],
    ['Kolymbia', 36.25, 28.15],
  ],
  HER: [
    ['Hersonissos', 35.31, 25.39],
    ['Malia', 35.29, 25.46],
    ['Elounda', 35.26, 25.73],
    ['Agios Nikolaos', 35.19, 25.72],
    ['Stalis', 35.29, 25.43],
  ],
  HRG: [
    ['Makadi Bay', 26.99, 33.9],
    ['El Gouna', 27.4, 33.68],
    ['Sahl Hasheesh', 27.04, 33.88],
    ['Hurghada Old Town', 27.26, 33.81],
  ],
  SSH: [
    ['Naama Bay', 27.91, 34.33],
    ['Sharks Bay', 27.97, 34.39],
    ['Nabq Bay', 28.04, 34.43],
    ['Hadaba', 27.86, 34.31],
  ],
  PFO: [
    ['Paphos', 34.76, 32.41],
    ['Coral Bay', 34.86, 32.36],
    ['Polis', 35.04, 32.43],
    ['Limassol', 34.69, 33.05],
  ],
  AGP: [
    ['Torremolinos', 36.62, -4.5],
    ['Benalmadena', 36.59, -4.54],
    ['Fuengirola', 36.54, -4.62],
    ['Marbella', 36.51, -4.88],
    ['Nerja', 36.75, -3.87],
  ],
  ALC: [
    ['Benidorm', 38.54, -0.12],
    ['Albir', 38.57, -0.07],
    ['Calpe', 38.64, 0.05],
    ['Javea', 38.79, 0.18],
  ],
  FAO: [
    ['Albufeira', 37.09, -8.25],
    ['Vilamoura', 37.08, -8.12],
    ['Lagos', 37.1, -8.67],
    ['Praia da Rocha', 37.12, -8.54],
    ['Alvor', 37.13, -8.6],
  ],
  DXB: [
    ['Jumeirah Beach', 25.14, 55.19],
    ['Dubai Marina', 25.08, 55.14],
    ['Palm Jumeirah', 25.11, 55.14],
    ['Deira', 25.27, 55.32],
  ],
};

/** Returns the position of a real resort in degrees, or `null` for a quarter of a town. */
export function resortPlace(
  code: string,
  resort: string,
): { readonly latitude: number; readonly longitude: number } | null {
  const row = ROWS[code]?.find(([name]) => name === resort);
  return row ? { latitude: row[1], longitude: row[2] } : null;
}
