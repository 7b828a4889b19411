import { boardName, boardSearchId } from './board-basis';

describe('board codes', () => {
  it('names boards and their variants, and shows an unknown code unchanged [DOM-BRD-01, DOM-BRD-02, DEC-51]', () => {
    expect(['AI', 'hb ', 'HB +', 'UAI', 'CC'].map(boardName)).toEqual([
      'All Inclusive',
      'Half Board',
      'Half Board Plus',
      'Ultra All Inclusive',
      'CC',
    ]);
  });

  it('maps boards to search ids [DOM-BRD-03]', () => {
    expect(['RO', 'SC', 'BB', 'HB', 'FB', 'AI+', 'CC', 'CLB', 'DB', 'any'].map(boardSearchId)).toEqual([
      '9',
      '2',
      '8',
      '3',
      '4',
      '5',
      '6',
      '12',
      '8',
      '',
    ]);
  });
});
