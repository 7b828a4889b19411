import { boardName, boardSearchId, boardsOfSearchId } from './board-basis';

describe('board codes', () => {
  it.each([
    ['AI', 'All Inclusive'],
    ['FB', 'Full Board'],
    ['HB', 'Half Board'],
    ['BB', 'Bed & Breakfast'],
    ['RO', 'Room Only'],
    ['SC', 'Self Catering'],
    ['UAI', 'Ultra All Inclusive'],
    ['AB', 'American'],
    ['CB', 'Continental'],
    ['DB', 'English breakfast'],
    ['HB+', 'Half Board Plus'],
    ['FB+', 'Full Board Plus'],
    ['AI+', 'All Inclusive Plus'],
    ['hb', 'Half Board'],
    [' HB ', 'Half Board'],
    ['HB +', 'Half Board Plus'],
  ])('name %j %s [DOM-BRD-01, DEC-51]', (code, name) => {
    expect(boardName(code)).toBe(name);
  });

  it.each(['CC', 'CLB', 'XY+', ''])('without a name are unchanged: %j [DOM-BRD-02, DEC-51]', (code) => {
    expect(boardName(code)).toBe(code);
  });

  it.each([
    ['RO', '9'],
    ['SC', '2'],
    ['BB', '8'],
    ['HB', '3'],
    ['FB', '4'],
    ['AI', '5'],
    ['CC', '6'],
    ['CLB', '12'],
    ['AB', '8'],
    ['CB', '8'],
    ['DB', '8'],
    ['any', ''],
    ['AI+', '5'],
    ['UAI', '5'],
    ['hb', '3'],
    [' HB +', '3'],
    ['fb+', '4'],
  ])('search %s as %j [DOM-BRD-03, DEC-51]', (code, id) => {
    expect(boardSearchId(code)).toBe(id);
  });

  it('are all those of a search id', () => {
    expect(boardsOfSearchId('8')).toEqual(['BB', 'AB', 'CB', 'DB']);
    expect(boardsOfSearchId('5')).toEqual(['AI', 'UAI']);
    expect(boardsOfSearchId('')).toEqual([]);
  });
});
