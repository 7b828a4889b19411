import { dayTemperature } from '@storefront/shared/domain/catalogue/climate';
import { MONTH_NAMES } from '@storefront/shared/domain/dates/month-names';

import { plainText, sentencesOf, sharedSentences, wordCount } from './content-text';
import { minutesFromLondon } from './flight-times';
import { seedDocuments } from './seed-documents';

const { pages } = seedDocuments({ today: '2026-11-21', publicUrl: 'http://localhost:3001' });
const texts = pages.map(({ destinationId, destinationName: name, content }) => ({
  destinationId: destinationId ?? 0,
  name,
  text: plainText(content),
}));

/** Destinations whose text may mention a tram: each has one, in Barbados below ground in Harrison's Cave. */
const TRAMS =
  'Antalya Athens Barbados Berlin Budapest Dubai Dublin Istanbul Izmir Krakow Lisbon Majorca Milan Nice Porto Prague Valencia Vienna Warsaw Amsterdam Brussels Florence';
const COASTAL_TRAM = 'Costa Blanca';

describe('the texts of the destination pages', () => {
  it('have at least 120 words and name the place [LAND-29, DEC-132]', () => {
    expect(texts.filter(({ text }) => wordCount(text) < 120).map(({ name }) => name)).toEqual([]);
    expect(texts.filter(({ text, name }) => !text.includes(name)).map(({ name }) => name)).toEqual([]);
  });

  it('share no sentence, even if the names and figures are left out [DEC-132]', () => {
    expect(sharedSentences(texts)).toEqual([]);
  });

  it('begin in different ways', () => {
    const openings = texts.map(({ text, name }) =>
      text.replaceAll(name, '*').toLowerCase().split(/\s+/).slice(0, 3).join(' '),
    );
    expect(openings.filter((opening, index) => openings.indexOf(opening) !== index)).toEqual([]);
  });

  it.each(texts)(
    'state the flight time that the search shows for $name [LAND-29, DEC-132]',
    ({ destinationId, text }) => {
      const stated = sentencesOf(text)
        .filter((sentence) => sentence.includes('London') || sentence.includes('lands there'))
        .flatMap(durations);
      expect(stated).toHaveLength(1);
      const offered = minutesFromLondon(destinationId);
      expect(offered.length).toBeGreaterThan(0);
      for (const minutes of offered) expect(Math.abs(minutes - Number(stated[0]))).toBeLessThanOrEqual(10);
    },
  );

  it.each(texts)('agree with the climate data about $name [LAND-29, DEC-132]', ({ destinationId, text }) => {
    const stated = [...text.matchAll(/(\d+)°C in ([A-Z][a-z]+)(?: and in ([A-Z][a-z]+))?/g)].flatMap(
      ([, degrees, ...months]) => months.filter(Boolean).map((month) => [month, Number(degrees)] as const),
    );
    expect(stated.length).toBeGreaterThan(0);
    expect(stated).toEqual(stated.map(([month]) => [month, temperature(destinationId, month)]));
  });

  it('name months [LAND-29, DEC-132]', () => {
    const without = texts.filter(
      ({ text }) => MONTH_NAMES.filter((month) => text.includes(month)).length < 3,
    );
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('mention a tram only where there is one', () => {
    const places = texts.filter(({ text }) => /\btrams?\b/i.test(text)).map(({ name }) => name);
    const allowed = [...TRAMS.split(' '), COASTAL_TRAM];
    expect(places.filter((name) => !allowed.includes(name))).toEqual([]);
  });
});

function durations(sentence: string): number[] {
  return [...sentence.matchAll(/(\d+) hours?(?: (\d+) minutes)?/g)].map(
    ([, hours, minutes = '0']) => 60 * Number(hours) + Number(minutes),
  );
}

function temperature(destinationId: number, month = ''): number | null {
  const number = MONTH_NAMES.findIndex((name) => name === month) + 1;
  return dayTemperature(destinationId, `2027-${String(number).padStart(2, '0')}`);
}
