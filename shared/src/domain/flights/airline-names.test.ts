import { airlineName } from './airline-names';

it('names airlines in any case of the code [DOM-AIR-01]', () => {
  expect(['fr', 'U2', 'ba', 'LS', 'by'].map(airlineName)).toEqual([
    'Ryanair',
    'easyJet',
    'British Airways',
    'Jet2',
    'TUI Airways',
  ]);
});
