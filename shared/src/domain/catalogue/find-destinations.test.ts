import fc from 'fast-check';

import { DESTINATION_SYNONYMS } from './destination-synonyms';
import { DESTINATIONS, uniqueDestinations } from './destinations';
import { findDestinations } from './find-destinations';

const names = (text: string) => findDestinations(text).map(({ name }) => name);
const GREEK = ['Rhodes', 'Crete', 'Corfu', 'Kos', 'Zante', 'Kefalonia', 'Santorini', 'Mykonos', 'Skiathos'];
const someName = fc.constantFrom(...DESTINATIONS.map(({ name }) => name));

describe('finding a destination by words', () => {
  // The first test, because the list of places is created by the first search.
  it('looks in codes, names, synonyms, countries, regions and groups, and in nothing else [FORM-VAL-06, FORM-VAL-07, FORM-VAL-11]', () => {
    const found = {
      ayt: ['Antalya'],
      tfn: ['Tenerife'],
      saw: ['Istanbul', 'Warsaw'],
      tf: [],
      'new york': ['New York'],
      constantinople: ['Istanbul'],
      'TURKISH RIVIERA': ['Antalya', 'Dalaman'],
      turkey: ['Antalya', 'Dalaman', 'Bodrum', 'Izmir', 'Istanbul'],
      'las  palmas': ['Gran Canaria'],
      'sharm-el-sheikh': ['Sharm El Sheikh'],
      cyprus: ['Cyprus', 'Larnaca'],
      'caribbean islands': [],
      null: [],
      undefined: [],
      'was here': [],
    };
    for (const [text, expected] of Object.entries(found))
      expect([text, names(text)]).toEqual([text, expected]);
    expect(names('winter sun')).toEqual(expect.arrayContaining(['Hurghada', 'Tenerife', 'Dubai']));
    expect(names('winter sun')).not.toContain('Antalya');
    const [first, ...members] = names('greek islands');
    expect([first, members.length]).toEqual(['Greek Islands', 10]);
  });

  it.each([
    ['mallorca', ['Majorca']],
    ['malaga', ['Costa del Sol']],
    ['Málaga', ['Costa del Sol']],
    ['canary', ['Canary Islands', 'Tenerife', 'Lanzarote', 'Fuerteventura', 'Gran Canaria', 'La Palma']],
    ['balearic', ['Balearic Islands', 'Majorca', 'Ibiza', 'Menorca']],
    ['greek islands', ['Greek Islands', ...GREEK, 'Chania']],
    ['tenarife', ['Tenerife']],
    ['tenreife', ['Tenerife']],
    ['tenerrife', ['Tenerife']],
    ['TFS', ['Tenerife']],
    ['tfn', ['Tenerife']],
    ['MARR', ['Marrakech']],
    ['xyz', []],
  ])('%s finds %j [FORM-VAL-11]', (text, expected) => {
    expect(names(text)).toEqual(expected);
  });

  it.each([
    ['canary islands', -501],
    ['greek islands', -401],
    ['balearic islands', -601],
    ['caribbean', -801],
  ])(
    '%s can be searched as one: the group, with a negative id, precedes its destinations [FORM-VAL-12]',
    (text, id) => {
      const [group, ...members] = findDestinations(text);
      expect(group?.name.toLowerCase()).toBe(text);
      expect(group?.id).toBe(id);
      expect(members.length).toBeGreaterThan(1);
      for (const member of members) expect(member.id).toBeGreaterThan(0);
    },
  );

  it('lists names before synonyms, and countries last [FORM-VAL-11]', () => {
    expect(names('palma')).toEqual(['Majorca', 'La Palma', 'Gran Canaria']);
    expect(names('cyprus')).toEqual(['Cyprus', 'Larnaca']);
    expect(names('porto')[0]).toBe('Porto');
  });

  it('finds all that the name or country contains, each once [FORM-VAL-06, FORM-VAL-07]', () => {
    const someText = fc.oneof(
      someName.chain((name) => fc.nat({ max: name.length }).map((end) => name.slice(0, end))),
      fc.string({ minLength: 1, maxLength: 4 }),
    );
    fc.assert(
      fc.property(someText, (text) => {
        const typed = text.trim().toLowerCase();
        const specified = uniqueDestinations(DESTINATIONS).filter(({ name, country }) =>
          [name, country].some((place) => place.toLowerCase().includes(typed)),
        );
        const ids = findDestinations(text).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining(specified.map(({ id }) => id)));
      }),
    );
  });

  it('forgives one wrong, missing or swapped letter of any name [FORM-VAL-11]', () => {
    fc.assert(
      fc.property(someName, fc.nat(), fc.constantFrom('wrong', 'missing', 'swapped'), (name, seed, error) => {
        fc.pre(name.length >= 6 && !/[^a-z]/i.test(name));
        const at = seed % (name.length - 1);
        const rest = name.slice(at + (error === 'swapped' ? 2 : 1));
        const swapped = `${name[at + 1] ?? ''}${name[at] ?? ''}`;
        const typed = `${name.slice(0, at)}${error === 'wrong' ? 'x' : error === 'swapped' ? swapped : ''}${rest}`;
        expect(names(typed)).toContain(name);
      }),
    );
  });

  it('forgives a typing error in a country [FORM-VAL-11]', () => {
    expect(names('portugual')).toEqual(expect.arrayContaining(['Algarve', 'Porto']));
  });

  it('forgives one error of four letters, none of three, and never two [FORM-VAL-11]', () => {
    expect(names('zent')).toContain('Zante');
    expect(names('xos')).toEqual([]);
    expect(names('txxerife')).toEqual([]);
  });

  it('lists names that start with the text, then later words, then any part [FORM-VAL-11]', () => {
    const isBefore = (text: string, one: string, other: string) =>
      names(text).includes(other) && names(text).indexOf(one) < names(text).indexOf(other);
    expect(names('la')).toContain('Lanzarote');
    expect(isBefore('la', 'Lanzarote', 'Dalaman')).toBe(true);
    expect(names('al')).toContain('Marsa Alam');
    expect(isBefore('al', 'Marsa Alam', 'Dalaman')).toBe(true);
  });

  it('has synonyms of destinations only', () => {
    const ids = new Set(DESTINATIONS.map(({ id }) => id));
    expect(Object.keys(DESTINATION_SYNONYMS).filter((id) => !ids.has(Number(id)))).toEqual([]);
  });
});
